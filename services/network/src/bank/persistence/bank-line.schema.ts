import { bankLineStates, type Paise } from '@deepam/contracts';
import type { Direction } from '@deepam/bank-statements';
import { Schema } from 'mongoose';
import type { Candidate } from '../domain/match-types.js';

export interface LineRefusal {
  readonly expectedId: string;
  readonly by: string;
  readonly at: Date;
}

/** A movement of the company's account, as the bank told it; only what it is for changes. */
export interface BankLine {
  /** Told apart by its content: see `identified`. */
  readonly _id: string;
  /** The movement that it shows, which serves one thing: see `CreditUse`. */
  readonly movementKey: string;
  /** Another line showed the movement before, such as one of another account name: no rule matches this one. */
  readonly isRepeated?: true;
  /** It shares a number with the line that showed the movement before, and other numbers of both differ: its evidence is doubtful. */
  readonly hasOtherNumbers?: true;
  /** The day of a debit that takes this credit back: with the same number of the bank, or a reversal without a number that names the payer. */
  readonly reversedOn?: string;
  /** The line of this debit. */
  readonly reversedBy?: string;
  /** The count of the searches for reversals that found this credit flagged already, and of the reversals of its sale: each conflicts with a concurrent change of `reversedOn`. */
  readonly reversalChecks?: number;
  /** The lines of debits of which a person said that they do not take this credit back. */
  readonly dismissedReversals?: readonly string[];
  /** That brought it first. */
  readonly statementId: string;
  readonly account: string;
  /** Of the file, from 1. */
  readonly line: number;
  /** ISO day. */
  readonly date: string;
  readonly narration: string;
  readonly reference: string;
  readonly references: readonly string[];
  /** References of transfers that its text names; absent for none. */
  readonly namedTransfers?: readonly string[];
  readonly direction: Direction;
  readonly amountPaise: Paise;
  readonly balancePaise: Paise | null;
  readonly state: (typeof bankLineStates)[number];
  /** What it pays: absent until it is matched, and gone again when that is undone. */
  readonly expectedId?: string;
  readonly candidates: readonly Candidate[];
  /** The accounts of the person who matched the line by hand (`accountsOf`); absent for a match by a rule. */
  readonly matcherAccounts?: readonly string[];
  /** The accounts of everybody who took it from a request before, by a release or a rejection of the request, and of everybody who dismissed its reversal. */
  readonly freedBy?: readonly string[];
  /** Requests that a person took it from: it is not proposed for them again. */
  readonly notFor?: readonly string[];
  /** Who said so, the latest for each; absent for what earlier releases kept. */
  readonly refusals?: readonly LineRefusal[];
  /** It came, or was freed, and nothing was looked for since. */
  readonly isUnseen?: true;
}

export const candidateSchema = new Schema<Candidate>({ id: String, reason: String, score: Number }, { _id: false });

const refusalSchema = new Schema<LineRefusal>({ expectedId: String, by: String, at: Date }, { _id: false });

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
    refusals: { type: [refusalSchema], default: undefined },
    isUnseen: Boolean,
  },
  { collection: 'bank_lines', versionKey: false },
);
// A request has one line at most, and a line has one request: whoever races, the database decides.
bankLineSchema.index(
  { expectedId: 1 },
  { unique: true, partialFilterExpression: { expectedId: { $exists: true } }, name: 'one_line_for_a_request' },
);
bankLineSchema.index({ direction: 1, state: 1, date: 1, _id: 1 });
bankLineSchema.index({ direction: 1, date: 1, _id: 1 }, { partialFilterExpression: { reversedOn: { $exists: true } } });
// These indexes find the lines that a request tells of; see `linesInQuestion`.
const ofCredits = { partialFilterExpression: { direction: 'credit' } } as const;
bankLineSchema.index({ references: 1, direction: 1 });
bankLineSchema.index({ namedTransfers: 1 }, { sparse: true });
bankLineSchema.index({ movementKey: 1 });
bankLineSchema.index({ dismissedReversals: 1 }, { sparse: true });
// An import looks here for the same line in another form of export.
bankLineSchema.index({ date: 1, amountPaise: 1 });
bankLineSchema.index({ amountPaise: 1, state: 1, date: 1 }, ofCredits);
bankLineSchema.index({ statementId: 1, state: 1 }, ofCredits);
bankLineSchema.index({ isUnseen: 1 }, { partialFilterExpression: { isUnseen: true } });
