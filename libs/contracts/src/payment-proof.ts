import { z } from 'zod';
import { instant, objectId } from './primitives.js';

/** What a payment to the company may be for. */
export const paymentKinds = ['plan', 'cotton'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How often a member may replace the proof of one plan request. */
export const maxReplacedProofs = 5;

/**
 * Why a matched credit of the bank does not prove that the member has paid: another account claimed it, a debit of the bank takes it back, a person has
 * taken it from another request before, it may be the return of a transfer, one person imported and matched it, or this account claimed it after its import.
 */
export const creditDoubts = [
  'claimed-by-others',
  'reversed',
  'freed',
  'may-be-return',
  'matched-by-importer',
  'claimed-after-import',
] as const;
export type CreditDoubt = (typeof creditDoubts)[number];

/** Why the approval of a request that says to be paid needs a second approver. `brought`: the requester had to do with the credit. */
export const approverReasons = ['no-credit', 'other-amount', 'brought', ...creditDoubts] as const;
export type ApproverReason = (typeof approverReasons)[number];

/** Of a picture that proves a payment: the digest of its bytes, and the 64 bits of what it shows where there are any. */
export const pictureHashes = z.object({
  sha256: z.string().regex(/^[\da-f]{64}$/),
  perceptualHash: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .nullable(),
});
export type PictureHashes = z.infer<typeof pictureHashes>;

/**
 * Where else the number or the picture of a payment was sent. `number`: the same UTR; `picture`: the same bytes;
 * `likeness`: a picture that looks like it, which is for the head to compare.
 */
export const seenBefore = z.object({
  kind: z.enum(paymentKinds),
  userId: objectId,
  name: z.string(),
  at: instant,
  match: z.enum(['number', 'picture', 'likeness']),
});
export type SeenBefore = z.infer<typeof seenBefore>;
