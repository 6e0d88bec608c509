import { language } from '../i18n/language.js';

type Shape = 'day' | 'calendarDay' | 'time' | 'month' | 'monthInTable' | 'shortMonth';
const shapes: Record<Shape, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' },
  calendarDay: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  time: { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  monthInTable: { month: 'short', year: 'numeric', timeZone: 'UTC' },
  shortMonth: { month: 'short', timeZone: 'UTC' },
};
/** Other languages hardly abbreviate months, and have no "pm": "शाम 7:55" is correct. */
const spelledOut: Partial<Record<Shape, Intl.DateTimeFormatOptions>> = {
  day: { month: 'long' },
  calendarDay: { month: 'long' },
  time: { dayPeriod: 'short' },
};
/** Hindi months are short enough for narrow places. */
const inHindi: typeof spelledOut = {
  ...spelledOut,
  monthInTable: { month: 'long' },
  shortMonth: { month: 'long' },
};
const formats = new Map<string, Intl.DateTimeFormat>();

/** Digits are Latin in every language, like amounts. */
function formatOf(shape: Shape): Intl.DateTimeFormat {
  const code = language.get().language;
  const key = `${code} ${shape}`;
  const options = { ...shapes[shape], ...(code === 'en' ? {} : (code === 'hi' ? inHindi : spelledOut)[shape]) };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${code}-IN-u-nu-latn`, options);
  formats.set(key, format);
  return format;
}

/** The date is the day of the instant in India, such as "5 Jan 2026", like the days of books and periods. */
export function formatDate(instant: string): string {
  return formatOf('day').format(new Date(instant));
}

export function formatDay(day: string): string {
  return formatOf('calendarDay').format(new Date(`${day}T00:00:00Z`));
}

export function formatDateTime(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** Tamil browsers format the evening as "dusk evening", which is not idiomatic. */
export const formatTime = (instant: string): string =>
  formatOf('time').format(new Date(instant)).replace('அந்தி மாலை', 'மாலை');

/** A line breaks only between day and time. */
export function formatSince(moment: Date, now = new Date()): string {
  const instant = moment.toISOString();
  const day = formatDate(instant);
  const time = formatTime(instant);
  const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
  return day === formatDate(now.toISOString()) ? unbroken(time) : `${unbroken(day)}, ${unbroken(time)}`;
}

export function formatMonth(month: string, shape: 'month' | 'monthInTable' | 'shortMonth' = 'month'): string {
  return formatOf(shape).format(new Date(`${month}-01T00:00:00Z`));
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function formatAge(instant: string, style: 'long' | 'short' = 'long', now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(instant));
  const [unit, ms] = steps.find(([, length]) => age >= length) ?? steps[2];
  const code = language.get().language;
  return new Intl.RelativeTimeFormat(`${code}-IN-u-nu-latn`, { numeric: 'auto', style }).format(
    -Math.floor(age / ms),
    unit,
  );
}
