import type { VariantName } from '../rules/types.ts';
import type { WeightsError } from './weights.ts';

/** Passes a warning on the first time a game has one: threads and engines are started anew. */
export function onceAGame(tell: (error: WeightsError) => void): (error: WeightsError) => void {
  const told = new Set<VariantName>();
  return (error) => {
    if (told.has(error.variant)) return;
    told.add(error.variant);
    tell(error);
  };
}
