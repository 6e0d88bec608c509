import type { Paise, TaxTerms } from '@deepam/contracts';

const paiseOfRupee = 100;
const basisPointsOfWhole = 10_000;

/** Each payout adds its part to the sum, and a returned one subtracts it. */
export interface YearSoFar {
  readonly paidPaise: Paise;
  readonly coveredPaise: Paise;
  /**
   * The unit is paise times basis points. The number is the exact tax before rounding and capping, each part at the
   * rate of its day.
   */
  readonly charged: number;
  readonly deductedPaise: Paise;
}
export const nothingSoFar: YearSoFar = { paidPaise: 0, coveredPaise: 0, charged: 0, deductedPaise: 0 };

export interface Deduction {
  readonly basisPaise: Paise;
  /** The payout that passes the threshold is also charged for the payouts before it. */
  readonly coveredPaise: Paise;
  readonly rateBasisPoints: number;
  readonly taxPaise: Paise;
}

/** The tax is in whole rupees and never exceeds the payment. The next payment makes up for capping and rounding. */
export function deduct(terms: TaxTerms, hasPan: boolean, soFar: YearSoFar, basisPaise: Paise): Deduction {
  const rateBasisPoints = hasPan ? terms.rateBasisPoints : terms.panlessBasisPoints;
  const coveredPaise = Math.max(0, taxableOf(terms, soFar.paidPaise + basisPaise) - soFar.coveredPaise);
  const charged = soFar.charged + coveredPaise * rateBasisPoints;
  const due = Math.round(charged / (basisPointsOfWhole * paiseOfRupee)) * paiseOfRupee - soFar.deductedPaise;
  const most = Math.floor(basisPaise / paiseOfRupee) * paiseOfRupee;
  return { basisPaise, coveredPaise, rateBasisPoints, taxPaise: Math.min(most, Math.max(0, due)) };
}

/** Exactly the threshold is still free of tax. */
function taxableOf({ thresholdPaise, mode }: TaxTerms, paidPaise: Paise): Paise {
  if (paidPaise <= thresholdPaise) return 0;
  switch (mode) {
    case 'whole-year':
      return paidPaise;
    case 'above-threshold':
      return paidPaise - thresholdPaise;
  }
}

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
