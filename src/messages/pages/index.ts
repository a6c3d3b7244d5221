import type { Language } from '../index.ts';
import type { PageName, RulesPage } from './types.ts';

type Loader = () => Promise<{ readonly page: RulesPage }>;

/** Written out rather than computed, so that the bundler sees every page and splits it off. */
const LOADERS: Readonly<Record<Language, Readonly<Record<PageName, Loader>>>> = {
  en: {
    american: () => import('./en/american.ts'),
    russian: () => import('./en/russian.ts'),
    brazilian: () => import('./en/brazilian.ts'),
    spanish: () => import('./en/spanish.ts'),
    italian: () => import('./en/italian.ts'),
    czech: () => import('./en/czech.ts'),
    international: () => import('./en/international.ts'),
    'free-capture': () => import('./en/free-capture.ts'),
  },
  tr: {
    american: () => import('./tr/american.ts'),
    russian: () => import('./tr/russian.ts'),
    brazilian: () => import('./tr/brazilian.ts'),
    spanish: () => import('./tr/spanish.ts'),
    italian: () => import('./tr/italian.ts'),
    czech: () => import('./tr/czech.ts'),
    international: () => import('./tr/international.ts'),
    'free-capture': () => import('./tr/free-capture.ts'),
  },
};

/** Loads one page of the rules in one language; all others stay on disk. */
export async function loadPage(language: Language, name: PageName): Promise<RulesPage> {
  return (await LOADERS[language][name]()).page;
}
