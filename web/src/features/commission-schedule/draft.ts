import {
  type CommissionSchedule,
  MAX_COMMISSION_LEVELS,
  plainAmount,
  planNames,
  type PlanName,
} from '@deepam/contracts';

export interface Draft {
  readonly rates: readonly string[];
  readonly levels: Readonly<Record<PlanName, string>>;
}
export type Terms = Pick<CommissionSchedule, 'ratesBasisPoints' | 'levelsByPlan'>;

export type RateIssue = 'rateNeeded' | 'rateTooFine' | 'rateRange';
export interface DraftIssues {
  readonly rates: readonly (RateIssue | null)[];
  readonly total: 'totalTooHigh' | null;
  readonly levels: Readonly<Record<PlanName, 'levelsRange' | 'levelsOrder' | null>>;
}

const whole = 10_000;
export const percentText = (basisPoints: number): string => String(basisPoints / 100);

export const draftOf = ({ ratesBasisPoints, levelsByPlan }: Terms): Draft => ({
  rates: ratesBasisPoints.map(percentText),
  levels: Object.fromEntries(planNames.map((plan) => [plan, String(levelsByPlan[plan])])) as Record<PlanName, string>,
});

/** A comma counts as a decimal point; the result is NaN for other text. */
function basisPointsOf(typed: string): number {
  const text = plainAmount(typed).replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Math.round(Number(text) * 1e6) / 1e4 : NaN;
}

function rateIssue(typed: string): RateIssue | null {
  const basisPoints = basisPointsOf(typed);
  if (Number.isNaN(basisPoints)) return 'rateNeeded';
  if (basisPoints > whole) return 'rateRange';
  return Number.isInteger(basisPoints) ? null : 'rateTooFine';
}

function levelsOf(typed: string): number {
  const text = plainAmount(typed);
  return /^\d{1,2}$/.test(text) ? Number(text) : NaN;
}

export const totalOf = ({ rates }: Draft): number =>
  rates.map(basisPointsOf).reduce((sum, rate) => sum + (Number.isNaN(rate) ? 0 : rate), 0);

export function issuesOf(draft: Draft): DraftIssues {
  const numbers = planNames.map((plan) => levelsOf(draft.levels[plan]));
  const levels = planNames.map((plan, index) => {
    const levels = numbers[index]!;
    if (!(levels <= MAX_COMMISSION_LEVELS)) return [plan, 'levelsRange'] as const;
    return [plan, index > 0 && levels < numbers[index - 1]! ? 'levelsOrder' : null] as const;
  });
  return {
    rates: draft.rates.map(rateIssue),
    total: totalOf(draft) > whole ? 'totalTooHigh' : null,
    levels: Object.fromEntries(levels) as DraftIssues['levels'],
  };
}

export function termsOf(draft: Draft): Terms | null {
  const issues = issuesOf(draft);
  const wrong = [...issues.rates, issues.total, ...Object.values(issues.levels)].some((issue) => issue !== null);
  if (wrong) return null;
  return {
    ratesBasisPoints: draft.rates.map(basisPointsOf),
    levelsByPlan: Object.fromEntries(planNames.map((plan) => [plan, levelsOf(draft.levels[plan])])) as Record<
      PlanName,
      number
    >,
  };
}
