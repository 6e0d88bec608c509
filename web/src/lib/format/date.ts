import { language } from '../i18n/language.js';

type Shape = 'day' | 'moment' | 'month' | 'shortMonth';
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shapes: Record<Shape, Intl.DateTimeFormatOptions> = {
  day,
  moment: { ...day, hour: 'numeric', minute: '2-digit' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  shortMonth: { month: 'short', timeZone: 'UTC' },
};
const formats = new Map<string, Intl.DateTimeFormat>();

/** Names of months in the reader's language; digits are the Latin ones everywhere, as in amounts. */
function formatOf(shape: Shape): Intl.DateTimeFormat {
  const locale = `${language.get().language}-IN-u-nu-latn`;
  const key = `${locale} ${shape}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, shapes[shape]);
  formats.set(key, format);
  return format;
}

/** An ISO instant as "5 Jan 2026", in the reader's time zone and language. */
export function formatDate(instant: string): string {
  return formatOf('day').format(new Date(instant));
}

/** "5 Jan 2026, 3:04 pm" */
export function formatDateTime(instant: string): string {
  return formatOf('moment').format(new Date(instant));
}

/** A month such as "2026-01" as "January 2026", or for narrow places "Jan". */
export function formatMonth(month: string, shape: 'month' | 'shortMonth' = 'month'): string {
  return formatOf(shape).format(new Date(`${month}-01T00:00:00Z`));
}
