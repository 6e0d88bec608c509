import { z } from 'zod';
import { instant, objectId } from './primitives.js';

export const paymentKinds = ['plan', 'cotton'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const maxReplacedProofs = 5;

/**
 * A doubt is the reason why a matched credit of the bank does not prove that the member has paid: another account
 * claimed it, a debit of the bank reverses it, a person has unmatched it from another request, it may be the return of
 * a transfer, one person imported and matched it, this account claimed it after its import, or another order of its
 * amount waits for a credit while the bank does not name the member.
 */
export const creditDoubts = [
  'claimed-by-others',
  'reversed',
  'freed',
  'may-be-return',
  'matched-by-importer',
  'claimed-after-import',
  'payer-unclear',
] as const;
export type CreditDoubt = (typeof creditDoubts)[number];

/**
 * A request that claims a payment needs a second approver for one of these reasons. With `brought`, the requester had
 * to do with the credit.
 */
export const approverReasons = ['no-credit', 'other-amount', 'brought', ...creditDoubts] as const;
export type ApproverReason = (typeof approverReasons)[number];

/**
 * The hashes of the picture of a payment are the digest of its bytes, and 64 bits of its content, if they can be
 * computed.
 */
export const pictureHashes = z.object({
  sha256: z.string().regex(/^[\da-f]{64}$/),
  perceptualHash: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .nullable(),
});
export type PictureHashes = z.infer<typeof pictureHashes>;

/**
 * The number or the picture of a payment was used before. With `number`, the UTR is the same; with `picture`, the bytes
 * are the same; with `likeness`, the picture is similar, and the head has to compare it.
 */
export const seenBefore = z.object({
  kind: z.enum(paymentKinds),
  userId: objectId,
  name: z.string(),
  at: instant,
  /**
   * With `number`, the UTR is the same; with `picture`, the bytes are the same; with `likeness`, the pictures look
   * alike.
   */
  match: z.enum(['number', 'picture', 'likeness']),
});
export type SeenBefore = z.infer<typeof seenBefore>;
