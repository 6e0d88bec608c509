import { z } from 'zod';
import { isGstin } from '../gstin.js';
import { stateCodes } from '../indian-states.js';
import { address, instant, typedNumberOrZero, typedText } from '../primitives.js';
import { plainNumber } from '../typed-digits.js';
import { defineEndpoint } from './endpoint.js';

const noHsn = 'An HSN code has 4, 6 or 8 digits.';
const noGstin = 'This is no GSTIN. Please compare it with the certificate.';
const gstin = z
  .string()
  .max(100, { abort: true, error: noGstin })
  .overwrite((typed) => plainNumber(typed).toUpperCase())
  .refine((typed) => typed === '' || isGstin(typed), noGstin);

const terms = z.object({
  legalName: typedText(200).min(1, 'Please enter the legal name.'),
  address: address.min(1, 'Please enter the address.'),
  state: z.enum(stateCodes, 'Please choose the state.'),
  /** The GSTIN is empty while the business is not registered: then no GST applies. */
  gstin,
  hsn: z
    .string()
    .max(100, { abort: true, error: noHsn })
    .overwrite(plainNumber)
    .regex(/^(\d{4}|\d{6}|\d{8})?$/, noHsn),
  /** The GST rate, which prices include: 1200 are 12 %. */
  rateBasisPoints: typedNumberOrZero(z.int().min(0).max(4_000)),
});
const isWhole = ({ gstin: number, state, hsn }: z.output<typeof terms>, context: z.RefinementCtx) => {
  if (number === '') return;
  if (!number.startsWith(state))
    context.addIssue({ code: 'custom', path: ['gstin'], message: 'A GSTIN begins with the code of the state.' });
  if (hsn === '') context.addIssue({ code: 'custom', path: ['hsn'], message: 'Please enter the HSN code of the kit.' });
};

export const businessView = terms.extend({
  version: z.int(),
  /** Documents cover only later events. */
  since: instant,
  changedAt: instant,
});
export type BusinessView = z.infer<typeof businessView>;

export const showBusiness = defineEndpoint({
  name: 'showBusiness',
  method: 'GET',
  path: '/admin/business',
  service: 'commission',
  access: 'head',
  permission: ['schedule', 'reports', 'read'],
  summary: 'Who issues invoices, receipts and advices; null until it is entered: nothing is issued before',
  response: z.object({ business: businessView.nullable() }),
});

export const changeBusiness = defineEndpoint({
  name: 'changeBusiness',
  method: 'PUT',
  path: '/admin/business',
  service: 'commission',
  access: 'head',
  permission: 'schedule',
  audit: 'business-changed',
  summary: 'A new version of it, for documents from now on; `version` is the one that was seen, 0 for none',
  body: terms.extend({ version: z.int().min(0) }).superRefine(isWhole),
  response: z.object({ business: businessView }),
  errors: ['COMMISSION.BUSINESS_CHANGED'],
});
