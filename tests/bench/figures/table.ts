import type { Figure } from './numbers.js';
import { shown } from './shown.js';

export interface Table {
  readonly name: string;
  readonly unit: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly (Figure | null)[] }[];
  readonly note?: string;
}

const cellOf = (table: Table | undefined, row: string, column: string): Figure | null =>
  table?.rows.find(({ name }) => name === row)?.cells[table.columns.indexOf(column)] ?? null;

function shownCell(now: Figure | null, before: Figure | null): string {
  if (now === null) return '';
  const noise = (now.high - now.low) / 2;
  const text = now.of > 1 && noise > 0 ? `${shown(now.value)} ±${shown(noise)}` : shown(now.value);
  return before === null ? text : `${shown(before.value)} > ${text}`;
}

/** @param before an earlier run's table: its figures precede ours, as `before > now` */
export function tableLines(table: Table, before?: Table): string {
  const lines = [
    [`${table.name}, ${table.unit}`, ...table.columns],
    ...table.rows.map(({ name, cells }) => [
      name,
      ...table.columns.map((column, at) => shownCell(cells[at] ?? null, cellOf(before, name, column))),
    ]),
  ];
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  const text = lines
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
    )
    .join('\n');
  return `${text.replace(/ +$/gm, '')}\n${table.note === undefined ? '' : `${table.note}\n`}`;
}
