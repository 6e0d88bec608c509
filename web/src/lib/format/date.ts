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
/** Months cut short are hardly written in the other languages, and "pm" means nothing there: "शाम 7:55" does. */
const spelledOut: Partial<Record<Shape, Intl.DateTimeFormatOptions>> = {
  day: { month: 'long' },
  calendarDay: { month: 'long' },
  time: { dayPeriod: 'short' },
};
/** Hindi months are short enough for narrow places too. */
const inHindi: typeof spelledOut = {
  ...spelledOut,
  monthInTable: { month: 'long' },
  shortMonth: { month: 'long' },
};
const formats = new Map<string, Intl.DateTimeFormat>();

/** Names of months and times of day in the reader's language; digits are the Latin ones everywhere, as in amounts. */
function formatOf(shape: Shape): Intl.DateTimeFormat {
  const code = language.get().language;
  const key = `${code} ${shape}`;
  const options = { ...shapes[shape], ...(code === 'en' ? {} : (code === 'hi' ? inHindi : spelledOut)[shape]) };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${code}-IN-u-nu-latn`, options);
  formats.set(key, format);
  return format;
}

/** An ISO instant as "5 Jan 2026": the day that it was in India, as books and periods count, in the reader's language. */
export function formatDate(instant: string): string {
  return formatOf('day').format(new Date(instant));
}

/** A day such as "2026-01-05" as "5 Jan 2026". */
export function formatDay(day: string): string {
  return formatOf('calendarDay').format(new Date(`${day}T00:00:00Z`));
}

/** "5 Jan 2026, 3:04 pm" */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** "3:04 pm", as it was in India. The evening of a Tamil browser is "dusk evening", which nobody says. */
export const formatTime = (instant: string): string =>
  formatOf('time').format(new Date(instant)).replace('அந்தி மாலை', 'மாலை');

/** "3:04 pm" of today, or "5 Jan 2026, 3:04 pm"; a line breaks between day and time alone. */
export function formatSince(moment: Date, now = new Date()): string {
  const instant = moment.toISOString();
  const day = formatDate(instant);
  const time = formatTime(instant);
  const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
  return day === formatDate(now.toISOString()) ? unbroken(time) : `${unbroken(day)}, ${unbroken(time)}`;
}

/** A month such as "2026-01" as "January 2026", for tables "Jan 2026", or for narrow places "Jan". */
export function formatMonth(month: string, shape: 'month' | 'monthInTable' | 'shortMonth' = 'month'): string {
  return formatOf(shape).format(new Date(`${month}-01T00:00:00Z`));
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 days ago", in the reader's language. */
export function formatAge(instant: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(instant));
  const [unit, ms] = steps.find(([, length]) => age >= length) ?? steps[2];
  const code = language.get().language;
  return new Intl.RelativeTimeFormat(`${code}-IN-u-nu-latn`, { numeric: 'auto' }).format(-Math.floor(age / ms), unit);
}
