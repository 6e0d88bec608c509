import { z } from 'zod';
import { instant, objectId, rupees } from './primitives.js';

/**
 * What became of a request for a second person. `granted`: done, or, where it allows something, allowed until `usableUntil`; `outdated`: what it was
 * asked for has changed since.
 */
export const consentStates = ['waiting', 'granted', 'refused', 'withdrawn', 'expired', 'outdated'] as const;
export type ConsentState = (typeof consentStates)[number];

/** Days after which what nobody granted or refused has to be asked for again. */
export const consentDays = 7;
/** Minutes within which what was allowed may be used, once. */
export const consentUseMinutes = 60;
/** So many payments of a batch are named, the largest. */
export const consentPayments = 10;

/** What is asked for, by the name of its call. */
export const consentCalls = [
  ...(['updateCommissionStatus', 'makeBankFile', 'downloadBankFile', 'addEarnings', 'correctPosting'] as const),
  ...(['transferByHand', 'recordRecovery'] as const),
  ...(['changeCommissionSchedule', 'changeTaxRates', 'approvePlan', 'reverseSale', 'confirmBankLayout'] as const),
  ...(['matchBankLine', 'dismissReversal'] as const),
  ...(['decideCottonOrder', 'decideReturn', 'changeOneAccountRule', 'addTaxDeposit'] as const),
  ...(['giveTemporaryPassword', 'correctMobile', 'changeStaffRole', 'changeRole', 'enableStaff'] as const),
] as const;
export type ConsentCall = (typeof consentCalls)[number];

/**
 * On what an earlier transfer of a payable counts as not paid, in `changes` as the field `earlierTransfer`, for the approver of a new one. `answer`: only an
 * answer of the bank says so; `…-of-requester`, `…-by-requester`: the evidence or the act came from the person who requests the new transfer;
 * `contradicted`: the evidence can't all be true; `left-out`: the download of its bank file left it out.
 */
export const earlierTransferFacts = [
  ...(['contradicted', 'answer-of-requester', 'answer', 'released-by-requester', 'released'] as const),
  ...(['cancelled-by-requester', 'cancelled', 'left-out', 'recovered'] as const),
  ...(['statement-of-requester', 'statement'] as const),
] as const;
export type EarlierTransferFact = (typeof earlierTransferFacts)[number];

const person = z.object({ _id: objectId, /** Null where identity does not answer. */ name: z.string().nullable() });

export const consentView = z.object({
  _id: objectId,
  call: z.enum(consentCalls),
  state: z.enum(consentStates),
  askedBy: person,
  askedAt: instant,
  expiresAt: instant,
  /** Whose money or sale it is about. */
  member: person.nullable(),
  /** What is acted on, where that is one thing, such as a bank file. */
  subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
  amount: rupees.nullable(),
  /** Of that amount, where several payments are made together: the largest, and how many there are. */
  payments: z.object({ count: z.int(), largest: z.array(person.extend({ amount: rupees })) }).nullable(),
  /** Plan or format of a file. */
  what: z.string().nullable(),
  /** For so many of the payments a transfer was made before; absent where none was. */
  transferredBefore: z.int().optional(),
  /** A signed link to the picture that is stored with the request while it waits; absent for none. */
  picture: z.string().optional(),
  /** As whoever asked gave it. */
  reason: z.string().nullable(),
  /** Fields that would change, each before and after, such as rates and columns; and facts, with only `after`: the number of a transfer or a challan, the `approverReason`, an `earlierTransfer`, `downloadedBefore` with the moment of the latest download. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string() })),
  /** Who granted or refused it, when, and why it was refused. */
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  refusal: z.string().nullable(),
  /** What was allowed may be used until then; null where nothing is left to be done. */
  usableUntil: instant.nullable(),
});
export type ConsentView = z.infer<typeof consentView>;

/** The answer, with status 202, of a call that waits for a second person: nothing else has happened. */
export const awaitedConsent = z.object({ consent: z.object({ _id: objectId, expiresAt: instant }) });
export type AwaitedConsent = z.infer<typeof awaitedConsent>;
