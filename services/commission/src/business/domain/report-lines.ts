import {
  type Paise,
  type ReportColumn,
  type ReportKind,
  isCount,
  toRupees,
  type ReportFigures,
  type ReportRow,
} from '@deepam/contracts';
import type { BusinessPeriod } from '../persistence/business-period.schema.js';
import { monthOf } from './calendar.js';
import { figuresOf } from './figures.js';
import { plansOf } from './plan-sums.js';
import { sumsOf } from './sums.js';

type ReportSums = Readonly<Partial<Record<ReportColumn, Paise>>>;

export interface ReportLine {
  readonly key: string;
  readonly name?: string;
  readonly sums: ReportSums;
}

export function reportLines(by: Exclude<ReportKind, 'sponsor'>, days: readonly BusinessPeriod[]): ReportLine[] {
  switch (by) {
    case 'day':
      return days.filter(({ sums }) => sums.length > 0).map(({ _id, sums }) => ({ key: _id, sums: figuresOf(sums) }));
    case 'month': {
      const posted = days.filter(({ sums }) => sums.length > 0);
      return [...new Set(posted.map(({ _id }) => monthOf(_id)))].map((key) => {
        const own = posted.filter(({ _id }) => monthOf(_id) === key);
        return { key, sums: figuresOf(sumsOf(own.map(({ sums }) => sums))) };
      });
    }
    case 'plan':
      return plansOf(days.flatMap(({ plans }) => plans)).map((sold) => ({
        key: sold.plan,
        sums: {
          sales: sold.sales,
          reversed: sold.reversed,
          received: sold.amountPaise,
          commission: sold.commissionPaise,
          companyShare: sold.amountPaise - sold.commissionPaise,
          givenBack: sold.reversedPaise,
        },
      }));
    case 'level':
      return levelLines(days);
  }
}

function levelLines(days: readonly BusinessPeriod[]): ReportLine[] {
  const sums = sumsOf(days.map((day) => day.sums)).filter(({ level }) => level !== null);
  const levels = [...new Set(sums.map(({ level }) => level ?? 0))].sort((one, other) => one - other);
  return levels.map((level) => {
    const own = sums.filter((sum) => sum.level === level);
    const { commission, takenBack } = figuresOf(own);
    const credits = own.filter(({ kind, account }) => kind === 'commission' && account.startsWith('member:'));
    return {
      key: String(level),
      sums: { credits: credits.reduce((all, { lines }) => all + lines, 0), commission, takenBack },
    };
  });
}

export function totalOf(lines: readonly ReportLine[]): ReportSums {
  const total: Partial<Record<ReportColumn, Paise>> = {};
  for (const { sums } of lines)
    for (const [column, value] of Object.entries(sums) as [ReportColumn, Paise][])
      total[column] = (total[column] ?? 0) + value;
  return total;
}

export function figureOf(sums: ReportSums, column: ReportColumn): number {
  const sum = sums[column] ?? 0;
  return isCount(column) ? sum : toRupees(sum);
}

export const figuresOut = (sums: ReportSums): ReportFigures =>
  Object.fromEntries((Object.keys(sums) as ReportColumn[]).map((column) => [column, figureOf(sums, column)]));

export const rowOf = ({ sums, ...line }: ReportLine): ReportRow => ({ ...line, figures: figuresOut(sums) });
