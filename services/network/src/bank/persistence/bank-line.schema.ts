import { bankLineStates, type Paise } from '@deepam/contracts';
import type { Direction } from '@deepam/bank-statements';
import { Schema } from 'mongoose';
import type { Candidate } from '../domain/match-types.js';

export interface LineRejection {
  readonly expectedId: string;
  readonly by: string;
  readonly at: Date;
}

/** The facts of the bank never change; only the use of the line does. `date` is an ISO day. */
export interface BankLine {
  readonly _id: string;
  readonly movementKey: string;
  /** Another line showed the movement before, such as one under another account name, so no rule matches this one. */
  readonly isRepeated?: true;
  /**
   * The line shares a number with the line that showed the movement before, and other numbers differ, so its evidence
   * is doubtful.
   */
  readonly hasOtherNumbers?: true;
  /**
   * The day is that of a debit that reverses this credit: one with the same number of the bank, or a reversal that has
   * no number and names this payer or no payer.
   */
  readonly reversedOn?: string;
  readonly reversedBy?: string;
  /**
   * Incrementing this counter makes two kinds of transaction (a search for reversing debits, a reversal of the sale)
   * conflict with a concurrent change of `reversedOn`.
   */
  readonly reversalChecks?: number;
  readonly dismissedReversals?: readonly string[];
  readonly statementId: string;
  readonly account: string;
  readonly line: number;
  readonly date: string;
  readonly narration: string;
  readonly reference: string;
  readonly references: readonly string[];
  readonly namedTransfers?: readonly string[];
  readonly direction: Direction;
  readonly amountPaise: Paise;
  readonly balancePaise: Paise | null;
  readonly state: (typeof bankLineStates)[number];
  readonly expectedId?: string;
  readonly candidates: readonly Candidate[];
  /** The accounts of the person who matched the line by hand (`accountsOf`) are missing for a match by a rule. */
  readonly matcherAccounts?: readonly string[];
  /**
   * The accounts are those of everyone who freed the credit by a release or a rejection, and of everyone who dismissed
   * its reversal.
   */
  readonly freedBy?: readonly string[];
  /** The rules don't propose the line again for these requests. */
  readonly notFor?: readonly string[];
  /** The latest rejection of a request counts. */
  readonly rejections?: readonly LineRejection[];
  readonly isUnseen?: true;
}

export const candidateSchema = new Schema<Candidate>({ id: String, reason: String, score: Number }, { _id: false });

const refusalSchema = new Schema<LineRejection>({ expectedId: String, by: String, at: Date }, { _id: false });

export const bankLineModel = 'BankLine';
export const bankLineSchema = new Schema<BankLine>(
  {
    _id: { type: String, required: true },
    movementKey: { type: String, required: true },
    isRepeated: Boolean,
    hasOtherNumbers: Boolean,
    reversedOn: String,
    reversedBy: String,
    reversalChecks: Number,
    dismissedReversals: { type: [String], default: undefined },
    statementId: { type: String, required: true },
    account: { type: String, required: true },
    line: { type: Number, required: true },
    date: { type: String, required: true },
    narration: String,
    reference: String,
    references: { type: [String], required: true },
    namedTransfers: { type: [String], default: undefined },
    direction: { type: String, enum: ['credit', 'debit'], required: true },
    amountPaise: { type: Number, required: true },
    balancePaise: { type: Number, default: null },
    state: { type: String, enum: bankLineStates, required: true },
    expectedId: String,
    candidates: { type: [candidateSchema], required: true },
    matcherAccounts: { type: [String], default: undefined },
    freedBy: { type: [String], default: undefined },
    notFor: { type: [String], default: undefined },
    rejections: { type: [refusalSchema], default: undefined },
    isUnseen: Boolean,
  },
  { collection: 'bank_lines', versionKey: false },
);
bankLineSchema.index(
  { expectedId: 1 },
  { unique: true, partialFilterExpression: { expectedId: { $exists: true } }, name: 'one_line_for_a_request' },
);
bankLineSchema.index({ direction: 1, state: 1, date: 1, _id: 1 });
bankLineSchema.index({ direction: 1, date: 1, _id: 1 }, { partialFilterExpression: { reversedOn: { $exists: true } } });
const ofCredits = { partialFilterExpression: { direction: 'credit' } } as const;
bankLineSchema.index({ references: 1, direction: 1 });
bankLineSchema.index({ namedTransfers: 1 }, { sparse: true });
bankLineSchema.index({ movementKey: 1 });
bankLineSchema.index({ dismissedReversals: 1 }, { sparse: true });
// An import searches here for the same line in another export format.
bankLineSchema.index({ date: 1, amountPaise: 1 });
bankLineSchema.index({ amountPaise: 1, state: 1, date: 1 }, ofCredits);
bankLineSchema.index({ statementId: 1, state: 1 }, ofCredits);
bankLineSchema.index({ isUnseen: 1 }, { partialFilterExpression: { isUnseen: true } });
