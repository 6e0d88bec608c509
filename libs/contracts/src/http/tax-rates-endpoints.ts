import { z } from 'zod';
import { instant, rupees, typedNumberOrZero } from '../primitives.js';
import { taxModes } from '../tax.js';
import { defineEndpoint } from './endpoint.js';

const basisPoints = z.int().min(0).max(10_000);
const taxTerms = z.object({
  isOn: z.boolean(),
  /** Hundredths of a percent of commission, for who has given a PAN, and for who has not. */
  rateBasisPoints: basisPoints,
  panlessBasisPoints: basisPoints,
  /** Up to exactly so much commission in a tax year, April to March, nothing is deducted. */
  threshold: rupees,
  mode: z.enum(taxModes),
  /** The day in India from which on it holds. */
  startsOn: z.iso.date(),
});

export const taxRatesView = taxTerms.extend({
  version: z.int(),
  changedAt: instant.nullable(),
  /** Null for the first version, which nobody has confirmed, and where the name is not known. */
  changedBy: z.string().nullable(),
});
export type TaxRatesView = z.infer<typeof taxRatesView>;

const taxRatesPage = z.object({
  /** What holds today. */
  now: taxRatesView,
  /** Newest first; of several that begin on one day the newest holds. */
  versions: z.array(taxRatesView),
});

export const taxRates = defineEndpoint({
  name: 'taxRates',
  method: 'GET',
  path: '/admin/tax-rates',
  service: 'commission',
  access: 'head',
  permission: ['adjust-money', 'payouts', 'read'],
  summary: 'By what tax is deducted from commission: today, and every version',
  response: taxRatesPage,
});

export const changeTaxRates = defineEndpoint({
  name: 'changeTaxRates',
  method: 'PUT',
  path: '/admin/tax-rates',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  stepUp: true,
  secondPerson: true,
  audit: 'tax-rates-changed',
  summary: 'A new version of the rates, from today or a later day on; `version` is the newest that was seen',
  body: taxTerms.extend({
    version: z.int(),
    threshold: typedNumberOrZero(z.number().min(0).max(100_000_000).multipleOf(0.01)),
  }),
  response: taxRatesPage,
  errors: ['COMMISSION.TAX_RATES_CHANGED', 'COMMISSION.TAX_RATES_PAST'],
});
