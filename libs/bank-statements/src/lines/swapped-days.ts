import type { Row } from '../files/row.js';
import type { Layout } from '../layouts/layout.js';

interface Written {
  readonly line: number;
  readonly form: string;
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

const isoDay = /^(?<year>\d{4})(?<s>[-/.])(?<month>\d{1,2})[-/.](?<day>\d{1,2})\b/;
const indianDay = /^'?(?<day>\d{1,2})(?<s>[-/. ])(?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})\b/;

/**
 * Excel has swapped day and month of these lines. With American settings it reads 05/11/2026 as the 11th of May and
 * leaves 13/11/2026 as text: then all days of one form are below 13 and all of the other above. In a file without such
 * texts, days without an order that are in order after the swap are evidence, too.
 */
export function swappedDays(rows: readonly Row[], layout: Layout): ReadonlySet<number> {
  if (layout.dateStyle !== 'dmy') return new Set();
  const days = rows.flatMap(({ line, cells }) => writtenIn(line, (cells[layout.date] ?? '').trim()));
  const forms = new Map<string, Written[]>();
  for (const written of days) {
    const alike = forms.get(written.form);
    if (alike) alike.push(written);
    else forms.set(written.form, [written]);
  }
  const isTurnable = ({ day, month }: Written) => day <= 12 && month <= 12;
  const isLate = ({ day }: Written) => day > 12;
  const all = [...forms.values()];
  if (all.length === 2) {
    const [turned, kept] = all[0]!.every(isTurnable) ? [all[0]!, all[1]!] : [all[1]!, all[0]!];
    return new Set(turned.every(isTurnable) && kept.every(isLate) ? turned.map(({ line }) => line) : []);
  }
  if (all.length !== 1 || days.length < 3 || !days.every(isTurnable)) return new Set();
  const read = days.map(({ year, month, day }) => year * 10_000 + month * 100 + day);
  const other = days.map(({ year, month, day }) => year * 10_000 + day * 100 + month);
  return new Set(!isOrdered(read) && isOrdered(other) ? days.map(({ line }) => line) : []);
}

function writtenIn(line: number, text: string): Written[] {
  const iso = isoDay.exec(text)?.groups;
  const { day, s, month, year } = iso ?? indianDay.exec(text)?.groups ?? {};
  if (day === undefined || month === undefined || year === undefined) return [];
  const form = `${iso ? 'iso' : 'dmy'}${s}${year.length}`;
  return [{ line, form, day: Number(day), month: Number(month), year: Number(year) % 100 }];
}

function isOrdered(days: readonly number[]): boolean {
  const runs = (isRight: (one: number, next: number) => boolean) =>
    days.every((day, at) => at === 0 || isRight(days[at - 1]!, day));
  return runs((one, next) => one <= next) || runs((one, next) => one >= next);
}
