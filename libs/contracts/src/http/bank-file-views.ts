import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';
import { payableKinds, withTax } from './payable-views.js';
import { transferView } from './transfer-views.js';

/** A bank file is checked in one question to identity, and made in one transaction. */
export const maxFileTransfers = 500;

/** Why something is not taken into a bank file. */
export const fileBlocks = [
  ...(['not-found', 'decided', 'in-transfer', 'paid', 'account-closed', 'suspended'] as const),
  ...(['consent-withdrawn', 'not-covered', 'bank-details-held', 'bank-details-missing', 'all-is-tax'] as const),
] as const;

/** `open`: a transfer of it is not ended; `cancelled`: all of them are. */
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
  /** For changed bank details: from then on it can be taken. */
  until: instant.optional(),
  /** Missing for an id of nothing that is owed. */
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
  /** The sum that the members have received by it. */
  paid: rupees,
  /** Transfers by state; one that is paid twice counts as paid. */
  counts: z.object({
    ...{ approved: z.int(), submitted: z.int(), paid: z.int(), failed: z.int() },
    ...{ returned: z.int(), released: z.int(), cancelled: z.int() },
  }),
  /** When it was last downloaded: from then on the bank may pay. */
  submittedAt: instant.optional(),
});
export type BankFileView = z.infer<typeof bankFileView>;

export const bankFileRow = filePayment.extend({ transfer: transferView });
export type BankFileRow = z.infer<typeof bankFileRow>;

export const bankFileParams = z.object({ bankFileId: objectId });
