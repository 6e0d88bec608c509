import { batchRowStates, indianDay, leftOutReasons, type Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const payoutBatchRowModel = 'PayoutBatchRow';

/**
 * It was set free as unpaid, and the bank says that it was paid; or it was paid, and the bank says that it was once more; or it waits, and a
 * statement says that it was paid by a file of which somebody has said that the bank never got it.
 */
export interface SaidPaidOfRow {
  readonly utr: string | null;
  /** ISO day. */
  readonly on: string | null;
  readonly notedAt: Date;
  /** Its payout was paid once too often, by this and otherwise, as far as anybody knows: see `isPaidTooOften`. */
  readonly isTwice: boolean;
  /** Whether those who decide payouts were told of it as paid twice; unset while nobody was told, and in what earlier releases have noted. */
  readonly toldTwice?: boolean;
}

/** One payout in a batch; a payout that failed may stand in a later batch too. */
export interface PayoutBatchRowDocument {
  readonly _id: string;
  readonly batchId: string;
  /** Its place in the batch, from 0. */
  readonly place: number;
  readonly payoutId: string;
  readonly memberId: string;
  readonly amountPaise: Paise;
  /** What the bank pays is the amount without it. */
  readonly taxPaise?: Paise;
  /** In the narration of the payment. */
  readonly reference: string;
  /** Of the bank details when the batch was made: see `checkBankDetails`. */
  readonly bankDigest: string;
  readonly state: (typeof batchRowStates)[number];
  /** The row waits or is paid: its payout is in no other batch. */
  readonly isTaken?: true;
  readonly utr: string | null;
  readonly paidAt: Date | null;
  /** ISO day that the bank named; missing where it named none, and in rows of earlier releases. */
  readonly paidOn?: string;
  readonly reason: string | null;
  /** When a file for the bank last had it: from then on the bank may have paid it. */
  readonly filedAt?: Date;
  /** Another file had it as well, of which somebody said that the bank never got it. */
  readonly isRefiled?: true;
  readonly leftOut?: (typeof leftOutReasons)[number];
  readonly saidPaid?: SaidPaidOfRow;
  /** How often a payment that was noted so came back. */
  readonly timesTakenBack?: number;
  /** When it was found that what its batch had paid came back: it is no payment any more. */
  readonly returnedAt?: Date;
  /** ISO day of that return, where what told of it named one. */
  readonly returnedOn?: string;
  /** The movement of money that a statement showed as its return, as network counts it: see `claimReturnedCredits`. */
  readonly returnedCredit?: string;
}

/** A return of an earlier day is not of this payment: the day that the bank named, or else that of its file. */
export const paidSince = ({ paidOn, filedAt, paidAt }: Pick<PayoutBatchRowDocument, 'paidOn' | 'filedAt' | 'paidAt'>) =>
  paidOn ?? indianDay(filedAt ?? paidAt!);

/** The day of the return that is noted, or else that on which it was told; undefined where none is. */
export const returnDayOf = ({ returnedAt, returnedOn }: Pick<PayoutBatchRowDocument, 'returnedAt' | 'returnedOn'>) =>
  returnedAt && (returnedOn ?? indianDay(returnedAt));

/** What the bank pays. */
export const netOf = ({ amountPaise, taxPaise = 0 }: Pick<PayoutBatchRowDocument, 'amountPaise' | 'taxPaise'>): Paise =>
  amountPaise - taxPaise;

const saidPaidSchema = new Schema<SaidPaidOfRow>(
  {
    utr: String,
    on: String,
    notedAt: { type: Date, required: true },
    isTwice: { type: Boolean, required: true },
    toldTwice: Boolean,
  },
  { _id: false },
);

export const payoutBatchRowSchema = new Schema<PayoutBatchRowDocument>(
  {
    _id: { type: String, required: true },
    batchId: { type: String, required: true },
    place: { type: Number, required: true },
    payoutId: { type: String, required: true },
    memberId: { type: String, required: true },
    amountPaise: { type: Number, required: true },
    taxPaise: Number,
    reference: { type: String, required: true },
    bankDigest: { type: String, required: true },
    state: { type: String, enum: batchRowStates, required: true },
    isTaken: Boolean,
    utr: { type: String, default: null },
    paidAt: { type: Date, default: null },
    paidOn: String,
    reason: { type: String, default: null },
    filedAt: Date,
    isRefiled: Boolean,
    leftOut: String,
    saidPaid: { type: saidPaidSchema, default: undefined },
    timesTakenBack: Number,
    returnedAt: Date,
    returnedOn: String,
    returnedCredit: String,
  },
  { collection: 'payout_batch_rows', versionKey: false },
);
// Whoever races, the database decides: a payout is paid by one batch.
payoutBatchRowSchema.index(
  { payoutId: 1 },
  { unique: true, partialFilterExpression: { isTaken: true }, name: 'one_batch_for_a_payout' },
);
// Files that had a payout before: see `mayBePaidTwice`.
payoutBatchRowSchema.index({ payoutId: 1, filedAt: 1 });
payoutBatchRowSchema.index({ state: 1, filedAt: 1 });
// What the bank says it has paid after all is rare: see `untold`.
payoutBatchRowSchema.index(
  { 'saidPaid.toldTwice': 1 },
  { partialFilterExpression: { saidPaid: { $exists: true } }, name: 'said_paid' },
);
payoutBatchRowSchema.index({ reference: 1 }, { unique: true });
payoutBatchRowSchema.index({ batchId: 1, place: 1 });
// What came back is rare: see `returnedIn`.
payoutBatchRowSchema.index(
  { batchId: 1 },
  { partialFilterExpression: { returnedAt: { $exists: true } }, name: 'returned' },
);
