import { z } from 'zod';
import { instant, objectId, rupees, typedNumber, typedNumberOrZero } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';
import { taxDepositView } from './tax-deposit-endpoints.js';

const taxPeriod = z.object({
  /** The calendar year in which the tax year begins: 2026 is April 2026 to March 2027. */
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
   * The commission in the payout, and the amount that was taxed: the payout that passes the threshold also covers what
   * was paid before.
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
    /** The sum of all quarters that is deducted and not yet paid to the government. */
    owed: rupees,
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
  contentType: tableContent,
  shownOnce: true,
  summary: 'The register of a quarter as a file, CSV or XLSX, with PANs in clear; staff need `payouts` too; recorded',
  query: inFormat,
  body: taxPeriod,
  response: z.string(),
});
