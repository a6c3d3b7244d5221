import type { Language } from '../../messages/index.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When something was, as people say it: `today 14:05`, `3 days ago 09:30`. */
export function ago(then: Date, now: Date, language: Language): string {
  const days = Math.round((startOfDay(then) - startOfDay(now)) / DAY);
  // A clock that was put back makes files of tomorrow.
  const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    Math.min(0, days),
    'day',
  );
  return `${day} ${timeOf(then)}`;
}

/** The same in a few columns: the time today, else the day. */
export function agoShort(then: Date, now: Date, language: Language): string {
  if (startOfDay(then) >= startOfDay(now)) return timeOf(then);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(then);
}

function timeOf(time: Date): string {
  return [time.getHours(), time.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}
