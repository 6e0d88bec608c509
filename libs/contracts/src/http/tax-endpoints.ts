import { z } from 'zod';
import { instant, objectId, reason, rupees, typedNumber, typedNumberOrZero } from '../primitives.js';
import { taxModes } from '../tax.js';
import { defineEndpoint } from './endpoint.js';
import { maxBatchPayouts } from './payout-batch-endpoints.js';

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
  audit: 'tax-rates-changed',
  summary: 'A new version of the rates, from today or a later day on; `version` is the newest that was seen',
  body: taxTerms.extend({
    version: z.int(),
    threshold: typedNumberOrZero(z.number().min(0).max(100_000_000).multipleOf(0.01)),
  }),
  response: taxRatesPage,
  errors: ['COMMISSION.TAX_RATES_CHANGED', 'COMMISSION.TAX_RATES_PAST'],
});

/** Commission asks identity before commission is paid: nothing in clear. Accounts that are not live are left out. */
export const taxPersons = defineEndpoint({
  name: 'taxPersons',
  method: 'POST',
  path: '/internal/tax-persons',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Names for the PANs of members that are equal for one PAN in one tax year, and of no use elsewhere',
  body: z.object({ memberIds: z.array(objectId).min(1).max(maxBatchPayouts), year: z.int() }),
  response: z.array(
    z.object({
      memberId: objectId,
      /** One for each key that is in use, the current one first; none without a PAN. */
      persons: z.array(z.string()),
    }),
  ),
});

/** Commission asks identity for a register of tax. Each answer is recorded. */
export const revealPans = defineEndpoint({
  name: 'revealPans',
  method: 'POST',
  path: '/internal/tax-persons/reveal',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'The PANs of members in clear, for a register of tax; recorded',
  body: z.object({
    headId: objectId,
    year: z.int(),
    memberIds: z.array(objectId).min(1).max(maxBatchPayouts),
  }),
  response: z.array(
    z.object({
      memberId: objectId,
      name: z.string(),
      pan: z.string().nullable(),
      /** See `taxPersons`. */
      persons: z.array(z.string()),
    }),
  ),
});

const taxPeriod = z.object({
  /** In which the tax year begins: 2026 is April 2026 to March 2027. */
  year: typedNumber(z.int().min(2020).max(2100)),
  /** 1 is April to June. */
  quarter: typedNumber(z.int().min(1).max(4)),
});

const taxRegisterRow = z.object({
  payoutId: objectId,
  memberId: objectId,
  name: z.string(),
  referralCode: z.string(),
  hasPan: z.boolean(),
  paidAt: instant,
  /** Commission in the payout, and what tax was charged on: in the payout that passes the threshold also what was paid before. */
  commission: rupees,
  taxed: rupees,
  rateBasisPoints: z.int(),
  tax: rupees,
});
export type TaxRegisterRow = z.infer<typeof taxRegisterRow>;

const taxDepositView = z.object({
  _id: objectId,
  challan: z.string(),
  paidOn: z.iso.date(),
  amount: rupees,
  notedBy: z.string().nullable(),
});

export const taxRegister = defineEndpoint({
  name: 'taxRegister',
  method: 'GET',
  path: '/admin/tax-register',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'reports', 'read'],
  summary:
    'Tax that was deducted from payouts in a quarter, with its sums, and what of it is still to be paid to the government',
  query: taxPeriod.extend({
    /** Of a page of 50 rows, from 0. */
    page: typedNumberOrZero(z.int().min(0).max(10_000)).prefault(0),
  }),
  response: z.object({
    rows: z.array(taxRegisterRow),
    total: z.object({ payouts: z.int(), commission: rupees, taxed: rupees, tax: rupees }),
    pages: z.int(),
    /** Of all quarters: deducted and not yet paid to the government. */
    owed: rupees,
    /** The latest payments to the government, newest first. */
    deposits: z.array(taxDepositView),
  }),
});

export const exportTaxRegister = defineEndpoint({
  name: 'exportTaxRegister',
  method: 'POST',
  path: '/admin/tax-register/file',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  stepUp: true,
  audit: 'tax-register-exported',
  stream: true,
  contentType: 'text/csv',
  shownOnce: true,
  summary: 'The register of a quarter as a CSV file, with PANs in clear; staff need `payouts` too; recorded',
  body: taxPeriod,
  response: z.string(),
});

export const addTaxDeposit = defineEndpoint({
  name: 'addTaxDeposit',
  method: 'POST',
  path: '/admin/tax-deposits',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  stepUp: true,
  status: 201,
  audit: 'tax-deposited',
  summary: 'Note that deducted tax was paid to the government; the same challan of the same day once',
  body: z.object({
    challan: reason.min(1, 'Please enter the number of the challan.').max(40),
    paidOn: z.iso.date(),
    amount: typedNumber(z.number().min(0.01, 'Please enter an amount.').max(100_000_000).multipleOf(0.01)),
  }),
  response: z.object({ message: z.string(), owed: rupees }),
  errors: ['COMMISSION.TAX_DEPOSIT_TOO_HIGH', 'COMMISSION.TAX_DEPOSITED', 'COMMISSION.TAX_DEPOSIT_AHEAD'],
});
