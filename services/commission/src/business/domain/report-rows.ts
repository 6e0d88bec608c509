import { toPaise, toRupees, type ReportFigures, type ReportKind, type ReportRow } from '@deepam/contracts';
import type { BusinessPeriod } from '../persistence/business-period.schema.js';
import { monthOf } from './calendar.js';
import { figuresOf } from './figures.js';
import { inRupees } from './in-rupees.js';
import { plansOf } from './plan-sums.js';
import { sumsOf } from './sums.js';

/** The rows of a report that days hold, which stand in their order. Sponsors are not among them. */
export function reportRows(by: Exclude<ReportKind, 'sponsor'>, days: readonly BusinessPeriod[]): ReportRow[] {
  switch (by) {
    case 'day':
      return days
        .filter(({ sums }) => sums.length > 0)
        .map(({ _id, sums }) => ({ key: _id, figures: inRupees(figuresOf(sums)) }));
    case 'month': {
      const posted = days.filter(({ sums }) => sums.length > 0);
      return [...new Set(posted.map(({ _id }) => monthOf(_id)))].map((key) => {
        const own = posted.filter(({ _id }) => monthOf(_id) === key);
        return { key, figures: inRupees(figuresOf(sumsOf(own.map(({ sums }) => sums)))) };
      });
    }
    case 'plan':
      return plansOf(days.flatMap(({ plans }) => plans)).map((sold) => ({
        key: sold.plan,
        figures: {
          sales: sold.sales,
          reversed: sold.reversed,
          received: toRupees(sold.amountPaise),
          commission: toRupees(sold.commissionPaise),
          companyShare: toRupees(sold.amountPaise - sold.commissionPaise),
          givenBack: toRupees(sold.reversedPaise),
        },
      }));
    case 'level':
      return levelRows(days);
  }
}

function levelRows(days: readonly BusinessPeriod[]): ReportRow[] {
  const sums = sumsOf(days.map((day) => day.sums)).filter(({ level }) => level !== null);
  const levels = [...new Set(sums.map(({ level }) => level ?? 0))].sort((one, other) => one - other);
  return levels.map((level) => {
    const own = sums.filter((sum) => sum.level === level);
    const { commission, takenBack } = inRupees(figuresOf(own));
    // A line of the company and one of the member make up a credit.
    const credits = own.filter(({ kind, account }) => kind === 'commission' && account.startsWith('member:'));
    return {
      key: String(level),
      figures: { credits: credits.reduce((all, { lines }) => all + lines, 0), commission, takenBack },
    };
  });
}

/** Each column added up; amounts as paise, since sums of rupees drift. */
export function totalOf(rows: readonly ReportRow[]): ReportFigures {
  const total: Record<string, number> = {};
  for (const { figures } of rows) {
    for (const [column, value] of Object.entries(figures))
      total[column] = toRupees(toPaise(total[column] ?? 0) + toPaise(value));
  }
  return total;
}
