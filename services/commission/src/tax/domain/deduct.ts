import type { Paise, TaxTerms } from '@deepam/contracts';

const paiseOfRupee = 100;
const basisPointsOfWhole = 10_000;

/**
 * What one person was paid and taxed for in a tax year, summed over payouts: each adds its part, and one that is not paid after all takes
 * it out again.
 */
export interface YearSoFar {
  /** Commission that was paid, tax included. */
  readonly paidPaise: Paise;
  /** Of it, what tax was charged on. */
  readonly coveredPaise: Paise;
  /** Paise times basis points: the tax on it before anything was rounded or capped, each part at the rate of its day. */
  readonly charged: number;
  readonly deductedPaise: Paise;
}
export const nothingSoFar: YearSoFar = { paidPaise: 0, coveredPaise: 0, charged: 0, deductedPaise: 0 };

export interface Deduction {
  /** Of it tax is deducted: the commission in the payout. */
  readonly basisPaise: Paise;
  /** What tax is charged on now: with the payout that passes the threshold also what was paid before. */
  readonly coveredPaise: Paise;
  readonly rateBasisPoints: number;
  readonly taxPaise: Paise;
}

/**
 * The tax on a payment, in whole rupees, never more than those of the payment: what does not fit into it is taken from the next one, and so
 * is what rounding has left or taken.
 */
export function deduct(terms: TaxTerms, hasPan: boolean, soFar: YearSoFar, basisPaise: Paise): Deduction {
  const rateBasisPoints = hasPan ? terms.rateBasisPoints : terms.panlessBasisPoints;
  const coveredPaise = Math.max(0, taxableOf(terms, soFar.paidPaise + basisPaise) - soFar.coveredPaise);
  const charged = soFar.charged + coveredPaise * rateBasisPoints;
  const due = Math.round(charged / (basisPointsOfWhole * paiseOfRupee)) * paiseOfRupee - soFar.deductedPaise;
  const most = Math.floor(basisPaise / paiseOfRupee) * paiseOfRupee;
  return { basisPaise, coveredPaise, rateBasisPoints, taxPaise: Math.min(most, Math.max(0, due)) };
}

/** What of a year's commission tax is charged on. Exactly the threshold is still free. */
function taxableOf({ thresholdPaise, mode }: TaxTerms, paidPaise: Paise): Paise {
  if (paidPaise <= thresholdPaise) return 0;
  switch (mode) {
    case 'whole-year':
      return paidPaise;
    case 'above-threshold':
      return paidPaise - thresholdPaise;
  }
}

/** The year with so many such deductions more, or fewer. */
export function yearWith(soFar: YearSoFar, deduction: Deduction, times: 1 | -1 = 1): YearSoFar {
  const { basisPaise, coveredPaise, rateBasisPoints, taxPaise } = deduction;
  return {
    paidPaise: soFar.paidPaise + times * basisPaise,
    coveredPaise: soFar.coveredPaise + times * coveredPaise,
    charged: soFar.charged + times * coveredPaise * rateBasisPoints,
    deductedPaise: soFar.deductedPaise + times * taxPaise,
  };
}

export const sumOfYears = (years: readonly YearSoFar[]): YearSoFar =>
  years.reduce(
    (sum, one) => ({
      paidPaise: sum.paidPaise + one.paidPaise,
      coveredPaise: sum.coveredPaise + one.coveredPaise,
      charged: sum.charged + one.charged,
      deductedPaise: sum.deductedPaise + one.deductedPaise,
    }),
    nothingSoFar,
  );
