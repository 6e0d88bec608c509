import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';
import { payableKinds, withTax } from './payable-views.js';
import { transferView } from './transfer-views.js';

/** The limit fits one call to identity and one transaction. */
export const maxFileTransfers = 500;

/** The reason why a payable cannot be added to a bank file. */
export const fileBlocks = [
  ...(['not-found', 'decided', 'in-transfer', 'paid', 'account-closed', 'suspended'] as const),
  ...(['consent-withdrawn', 'not-covered', 'bank-details-held', 'bank-details-missing', 'all-is-tax'] as const),
] as const;

export const bankFileStates = ['open', 'done', 'cancelled'] as const;

const payee = z.object({
  payableId: objectId,
  kind: z.enum(payableKinds),
  memberId: objectId,
  name: z.string(),
  referralCode: z.string(),
});
export const filePayment = payee.extend({ amount: rupees, ...withTax });

export const blockedPayable = z.object({
  payableId: objectId,
  reason: z.enum(fileBlocks),
  /** Changed bank details block it until then. */
  until: instant.optional(),
  /** The name is missing for an unknown id. */
  name: z.string().optional(),
  referralCode: z.string().optional(),
  amount: rupees.optional(),
});

export const bankFileView = z.object({
  _id: objectId,
  madeAt: instant,
  /** The name of its maker, or null if it is unknown. */
  madeBy: z.string().nullable(),
  state: z.enum(bankFileStates),
  total: rupees,
  ...withTax,
  paid: rupees,
  counts: z.object({
    ...{ approved: z.int(), submitted: z.int(), paid: z.int(), failed: z.int() },
    ...{ returned: z.int(), released: z.int(), cancelled: z.int() },
  }),
  /** The time of the last download: from then on the bank may pay. */
  submittedAt: instant.optional(),
});
export type BankFileView = z.infer<typeof bankFileView>;

export const bankFileRow = filePayment.extend({ transfer: transferView });
export type BankFileRow = z.infer<typeof bankFileRow>;

export const bankFileParams = z.object({ bankFileId: objectId });
