import { z } from 'zod';
import { instant, rupees, typedNumberOrZero } from '../primitives.js';
import { taxModes } from '../tax.js';
import { defineEndpoint } from './endpoint.js';

const basisPoints = z.int().min(0).max(10_000);
const taxTerms = z.object({
  isOn: z.boolean(),
  /** Hundredths of a percent of commission, with and without a PAN. */
  rateBasisPoints: basisPoints,
  panlessBasisPoints: basisPoints,
  /** Commission up to and including this amount in a tax year, April to March, is free of tax. */
  threshold: rupees,
  mode: z.enum(taxModes),
  /** The first day in India on which the rates apply. */
  startsOn: z.iso.date(),
});

export const taxRatesView = taxTerms.extend({
  version: z.int(),
  changedAt: instant.nullable(),
  /** Null for the first version, which no person has confirmed, and if the name is unknown. */
  changedBy: z.string().nullable(),
});
export type TaxRatesView = z.infer<typeof taxRatesView>;

const taxRatesPage = z.object({
  now: taxRatesView,
  /** Versions in descending order; of several with the same first day, the newest applies. */
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
  mayNeedApproval: true,
  audit: 'tax-rates-changed',
  summary: 'A new version of the rates, from today or a later day on; `version` is the newest that was seen',
  body: taxTerms.extend({
    version: z.int(),
    threshold: typedNumberOrZero(z.number().min(0).max(100_000_000).multipleOf(0.01)),
  }),
  response: taxRatesPage,
  errors: ['COMMISSION.TAX_RATES_CHANGED', 'COMMISSION.TAX_RATES_PAST'],
});
