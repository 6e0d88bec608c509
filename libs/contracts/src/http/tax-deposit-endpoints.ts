import { z } from 'zod';
import { objectId, reason, rupees, typedNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const taxDepositView = z.object({
  _id: objectId,
  challan: z.string(),
  paidOn: z.iso.date(),
  amount: rupees,
  notedBy: z.string().nullable(),
});

export const addTaxDeposit = defineEndpoint({
  name: 'addTaxDeposit',
  method: 'POST',
  path: '/admin/tax-deposits',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  stepUp: true,
  mayNeedApproval: true,
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
