import type { Paise } from './money.js';

/** `whole-year`: once the threshold is passed the rate is on all commission of the year; `above-threshold`: on what is above it. */
export const taxModes = ['whole-year', 'above-threshold'] as const;

/** By what tax is deducted from commission that is paid out. */
export interface TaxTerms {
  readonly isOn: boolean;
  /** With a PAN. */
  readonly rateBasisPoints: number;
  readonly panlessBasisPoints: number;
  /** Up to exactly so much in a tax year nothing is deducted. */
  readonly thresholdPaise: Paise;
  readonly mode: (typeof taxModes)[number];
}

/**
 * The numbers of section 393 of the Income Tax Act 2025, as the founders know them. Off, and to be confirmed by counsel, until somebody
 * turns it on.
 */
export const firstTaxRates: TaxTerms = {
  isOn: false,
  rateBasisPoints: 200,
  panlessBasisPoints: 2000,
  thresholdPaise: 2_000_000,
  mode: 'whole-year',
};
