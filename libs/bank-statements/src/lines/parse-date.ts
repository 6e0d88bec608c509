import type { DateStyle } from '../layouts/layout.js';

const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november'],
  'december',
];
/** Excel counts days from here; dates of bank statements are after 2000. */
const excelEpoch = Date.UTC(1899, 11, 30);
/** The range is from 1 January 2000 to 31 December 2099. */
const excelSerials = { from: 36_526, to: 73_050 };
const longestCell = 80;

const end = '(?=$|[\\sT,;(])';
const separator = '[-/.,\\s]';
const numeric = new RegExp(`^(?<a>\\d{1,4})(?:${separator} ?)(?<b>\\d{1,2})(?:${separator} ?)(?<c>\\d{1,4})${end}`);
const monthSecond = new RegExp(
  `^(?<a>\\d{1,4})(?:st|nd|rd|th)?(?:${separator}{0,2})(?<month>[a-z]{3,9})\\.?(?:${separator}{0,2})'?(?<c>\\d{1,4})${end}`,
  'i',
);
const monthFirst = new RegExp(
  `^(?<month>[a-z]{3,9})\\.?(?:${separator}{0,2})(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:${separator} ?)'?(?<year>\\d{4}|\\d{2})${end}`,
  'i',
);
const compact = /^(20\d\d)(\d\d)(\d\d)(?:T?\d{6})?$/;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[,.]? +/i;

export function dateIn(cell: string, style: DateStyle): string | null {
  if (cell.length > longestCell) return null;
  const text = cell.trim().replace(/^'/, '').replace(weekday, '');
  const named = monthFirst.exec(text)?.groups;
  if (named) return day(yearOf(named['year']!), monthOf(named['month']!), Number(named['day']));
  const { a, b, month, c } = { ...monthSecond.exec(text)?.groups, ...numeric.exec(text)?.groups };
  if (a === undefined || c === undefined) return compactDate(text) ?? serialDate(text);
  const second = month === undefined ? Number(b) : monthOf(month);
  if (a.length === 4) return c.length > 2 ? null : day(Number(a), second, Number(c));
  if (a.length === 3 || c.length === 1 || c.length === 3) return null;
  if (style === 'mdy' && month === undefined) return day(yearOf(c), Number(a), second);
  return day(yearOf(c), second, Number(a));
}

const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

function compactDate(text: string): string | null {
  const [, year, month, ofMonth] = compact.exec(text) ?? [];
  return year === undefined ? null : day(Number(year), Number(month), Number(ofMonth));
}

function serialDate(text: string): string | null {
  if (!/^\d{5}(\.\d+)?$/.test(text)) return null;
  const serial = Math.floor(Number(text));
  return serial < excelSerials.from || serial > excelSerials.to ? null : dayOfSerial(serial);
}

export const dayOfSerial = (serial: number): string =>
  new Date(excelEpoch + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);

const monthOf = (text: string): number =>
  monthNames.findIndex((name) => name.startsWith(text.toLowerCase()) || text.toLowerCase() === `${name.slice(0, 4)}`) +
  1;

function day(year: number, month: number, dayOfMonth: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth && year >= 2000 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
