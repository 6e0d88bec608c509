import type { DateStyle } from '../layouts/layout.js';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Excel counts days from here; dates of bank statements are after 2000. */
const excelEpoch = Date.UTC(1899, 11, 30);
const serials = { from: 36_526, to: 73_050 };

/** The ISO day in a cell, whatever time of day follows; null when it is none. */
export function dateIn(text: string, style: DateStyle): string | null {
  const [, a, b, c] = /^'?(\d{1,4})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{1,4})(?=$|[\sT,])/i.exec(text.trim()) ?? [];
  if (a === undefined || b === undefined || c === undefined) return serialDate(text.trim());
  if (a.length === 4) return day(Number(a), monthOf(b), Number(c));
  if (a.length === 3 || c.length === 1 || c.length === 3) return null;
  const year = c.length === 2 ? 2000 + Number(c) : Number(c);
  if (style === 'mdy' && /^\d+$/.test(b)) return day(year, Number(a), Number(b));
  return day(year, monthOf(b), Number(a));
}

function serialDate(text: string): string | null {
  if (!/^\d{5}(\.\d+)?$/.test(text)) return null;
  const serial = Math.floor(Number(text));
  if (serial < serials.from || serial > serials.to) return null;
  return new Date(excelEpoch + serial * 86_400_000).toISOString().slice(0, 10);
}

const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;

function day(year: number, month: number, dayOfMonth: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth && year >= 2000 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
