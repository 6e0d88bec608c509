import { isCount, toRupees, type ReportColumn, type ReportFigures, type ReportRow } from '@deepam/contracts';
import type { ReportLine, ReportSums } from './report-lines.js';

export function figureOf(sums: ReportSums, column: ReportColumn): number {
  const sum = sums[column] ?? 0;
  return isCount(column) ? sum : toRupees(sum);
}

export const figuresOut = (sums: ReportSums): ReportFigures =>
  Object.fromEntries((Object.keys(sums) as ReportColumn[]).map((column) => [column, figureOf(sums, column)]));

export const rowOf = ({ sums, ...line }: ReportLine): ReportRow => ({ ...line, figures: figuresOut(sums) });
