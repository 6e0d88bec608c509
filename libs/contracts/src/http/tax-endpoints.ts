import { z } from 'zod';
import { instant, rupees, typedNumberOrZero, objectId, reason, typedNumber } from '../primitives.js';
import { taxModes } from '../tax.js';
import { defineEndpoint } from './endpoint.js';
import { maxFileTransfers } from '../list-limits.js';
import { inFormat, tableContent } from './table-format.js';

const basisPoints = z.int().min(0).max(10_000);

const taxTerms = z.object({
  isOn: z.boolean(),
  /** The rates are hundredths of a percent of commission, with and without a PAN. */
  rateBasisPoints: basisPoints,
  panlessBasisPoints: basisPoints,
  /** Commission up to and including this amount in a tax year, April to March, is free of tax. */
  threshold: rupees,
  mode: z.enum(taxModes),
  /** The rates apply from this day in India. */
  startsOn: z.iso.date(),
});

export const taxRatesView = taxTerms.extend({
  version: z.int(),
  changedAt: instant.nullable(),
  /** The name is null for the first version, which no person has confirmed, and if it is unknown. */
  changedBy: z.string().nullable(),
});

export type TaxRatesView = z.infer<typeof taxRatesView>;

const taxRatesPage = z.object({
  now: taxRatesView,
  /** The list has versions in descending order; the newest of several versions with the same first day applies. */
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

/** Tax that was deducted before the change is not changed. */
export const changeTaxRates = defineEndpoint({
  name: 'changeTaxRates',
  method: 'PUT',
  path: '/admin/tax-rates',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  needsStepUp: true,
  mayNeedApproval: true,
  audit: 'tax-rates-changed',
  summary: 'A new version of the rates, from today or a later day on; `version` is the newest that was seen',
  body: taxTerms.extend({
    /** The caller has seen this newest version. */
    version: z.int(),
    threshold: typedNumberOrZero(z.number().min(0).max(100_000_000).multipleOf(0.01)),
  }),
  response: taxRatesPage,
  errors: ['COMMISSION.TAX_RATES_CHANGED', 'COMMISSION.TAX_RATES_PAST'],
});

/** Only commission may make this call, for a tax register. The audit trail records each answer. */
export const revealPans = defineEndpoint({
  name: 'revealPans',
  method: 'POST',
  path: '/internal/tax-persons/reveal',
  service: 'identity',
  access: 'service',
  isInternal: true,
  summary: 'The PANs of members in clear, for a register of tax; recorded',
  body: z.object({
    headId: objectId,
    year: z.int(),
    memberIds: z.array(objectId).min(1).max(maxFileTransfers),
  }),
  response: z.array(
    z.object({
      memberId: objectId,
      name: z.string(),
      pan: z.string().nullable(),
      /** The list has a digest of the PAN for each key in use, the current key first. */
      persons: z.array(z.string()),
    }),
  ),
});

export const taxDepositView = z.object({
  _id: objectId,
  challan: z.string(),
  paidOn: z.iso.date(),
  amount: rupees,
  notedBy: z.string().nullable(),
});

/** The details of `COMMISSION.TAX_DEPOSIT_TOO_HIGH` have the amount `left`. */
export const addTaxDeposit = defineEndpoint({
  name: 'addTaxDeposit',
  method: 'POST',
  path: '/admin/tax-deposits',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  needsStepUp: true,
  mayNeedApproval: true,
  status: 201,
  audit: 'tax-deposited',
  summary: 'Note that deducted tax was paid to the government; the same challan of the same day once',
  body: z.object({
    challan: reason.min(1, 'Please enter the number of the challan.').max(40),
    /** The day in India is today at the latest. */
    paidOn: z.iso.date(),
    amount: typedNumber(z.number().min(0.01, 'Please enter an amount.').max(100_000_000).multipleOf(0.01)),
  }),
  response: z.object({ message: z.string(), owed: rupees }),
  errors: ['COMMISSION.TAX_DEPOSIT_TOO_HIGH', 'COMMISSION.TAX_DEPOSITED', 'COMMISSION.TAX_DEPOSIT_AHEAD'],
});

const taxPeriod = z.object({
  /** The tax year begins in this calendar year: 2026 is April 2026 to March 2027. */
  year: typedNumber(z.int().min(2020).max(2100)),
  quarter: typedNumber(z.int().min(1).max(4)),
});

const taxRegisterRow = z.object({
  payoutId: objectId,
  memberId: objectId,
  name: z.string(),
  referralCode: z.string(),
  hasPan: z.boolean(),
  paidAt: instant,
  /**
   * `commission` is the part of the payout that is commission, and `taxed` the amount that was taxed: the payout that
   * passes the threshold also covers the commission that was paid before.
   */
  commission: rupees,
  taxed: rupees,
  rateBasisPoints: z.int(),
  tax: rupees,
});

export type TaxRegisterRow = z.infer<typeof taxRegisterRow>;

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
    /** Pages have 50 rows and begin at 0. */
    page: typedNumberOrZero(z.int().min(0).max(10_000)).prefault(0),
  }),
  response: z.object({
    rows: z.array(taxRegisterRow),
    total: z.object({ payouts: z.int(), commission: rupees, taxed: rupees, tax: rupees }),
    pages: z.int(),
    /** The amount is the sum of all quarters that is deducted and not yet paid to the government. */
    owed: rupees,
    /** The list has the latest 20 deposits. */
    deposits: z.array(taxDepositView),
  }),
});

/** Staff without `payouts` are refused (`ACCESS.NOT_PERMITTED`). */
export const exportTaxRegister = defineEndpoint({
  name: 'exportTaxRegister',
  method: 'POST',
  path: '/admin/tax-register/file',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  needsStepUp: true,
  audit: 'tax-register-exported',
  isStream: true,
  contentType: tableContent,
  isShownOnce: true,
  summary: 'The register of a quarter as a file, CSV or XLSX, with PANs in clear; staff need `payouts` too; recorded',
  query: inFormat,
  body: taxPeriod,
  response: z.string(),
});
