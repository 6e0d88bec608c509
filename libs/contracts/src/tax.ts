import type { Paise } from './money.js';

/**
 * In the mode `whole-year`, after the threshold is passed, the rate applies to all commission of the year; in the mode
 * `above-threshold`, it applies to the part above the threshold.
 */
export const taxModes = ['whole-year', 'above-threshold'] as const;

export interface TaxTerms {
  readonly isOn: boolean;
  readonly rateBasisPoints: number;
  readonly panlessBasisPoints: number;
  /** Commission up to and including this amount in a tax year is free of tax. */
  readonly thresholdPaise: Paise;
  readonly mode: (typeof taxModes)[number];
}

/**
 * The rates are those of section 393 of the Income Tax Act 2025, as the founders know them. Tax is off, and counsel has
 * to confirm the rates, until a person turns it on.
 */
export const firstTaxRates: TaxTerms = {
  isOn: false,
  rateBasisPoints: 200,
  panlessBasisPoints: 2000,
  thresholdPaise: 2_000_000,
  mode: 'whole-year',
};
