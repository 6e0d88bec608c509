import type { Verdict } from './figures/goal.js';
import { earlierFigure, earlierTable, type MeasuredPart, type RunResult } from './figures/result.js';
import { goalLines } from './figures/shown.js';
import { tableLines } from './figures/table.js';

/** @param earlier a run whose figures are shown for comparison */
export function printPart({ name, goals, tables = [], load, seconds }: MeasuredPart, earlier?: RunResult): string {
  return [
    `\n== ${name}: ${seconds} s, load ${load[0].toFixed(1)} at its beginning and ${load[1].toFixed(1)} at its end\n`,
    ...goals.map((goal) => goalLines(goal, earlierFigure(earlier, name, goal.what))),
    ...tables.map((table) => `\n${tableLines(table, earlierTable(earlier, name, table.name))}`),
    '\n',
  ].join('');
}

export function verdictLine(verdicts: readonly Verdict[]): string {
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  return `${count('met')} met, ${count('missed')} missed\n`;
}
