import { z } from 'zod';
import { instant, objectId, rupees } from './primitives.js';

/**
 * The state of an approval request. `approved`: the call is made, or, if the requester makes it, allowed until
 * `usableUntil`; `outdated`: the subject of the request has changed.
 */
export const approvalStates = ['waiting', 'approved', 'rejected', 'withdrawn', 'expired', 'outdated'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Days after which a pending request expires. */
export const approvalDays = 7;
/** Minutes within which the requester may make an allowed call, once. */
export const approvalUseMinutes = 60;
export const maxListedPayments = 10;

export const approvalCalls = [
  ...(['updateCommissionStatus', 'makeBankFile', 'downloadBankFile', 'addEarnings', 'correctPosting'] as const),
  ...(['transferByHand', 'recordRecovery'] as const),
  ...(['changeCommissionSchedule', 'changeTaxRates', 'approvePlan', 'reverseSale', 'confirmBankLayout'] as const),
  ...(['matchBankLine', 'dismissReversal'] as const),
  ...(['decideCottonOrder', 'decideReturn', 'changeOneAccountRule', 'addTaxDeposit'] as const),
  ...(['giveTemporaryPassword', 'correctMobile', 'changeStaffRole', 'changeRole', 'enableStaff'] as const),
] as const;
export type ApprovalCall = (typeof approvalCalls)[number];

/**
 * The ground on which an earlier transfer of a payable counts as not paid, in `changes` as the field
 * `earlierTransfer`, for the approver of a new one. `answer`: only an answer of the bank reports it; `…-of-requester`,
 * `…-by-requester`: the evidence or the act came from the person who requests the new transfer; `contradicted`: the
 * evidence can't all be true; `left-out`: the download of its bank file left it out.
 */
export const earlierTransferFacts = [
  ...(['contradicted', 'answer-of-requester', 'answer', 'released-by-requester', 'released'] as const),
  ...(['cancelled-by-requester', 'cancelled', 'left-out', 'recovered'] as const),
  ...(['statement-of-requester', 'statement'] as const),
] as const;
export type EarlierTransferFact = (typeof earlierTransferFacts)[number];

const person = z.object({
  _id: objectId,
  /** The name is null if identity does not answer. */
  name: z.string().nullable(),
});

export const approvalView = z.object({
  _id: objectId,
  call: z.enum(approvalCalls),
  state: z.enum(approvalStates),
  requestedBy: person,
  requestedAt: instant,
  expiresAt: instant,
  member: person.nullable(),
  /** The object of the call, if there is exactly one, such as a bank file. */
  subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
  amount: rupees.nullable(),
  /** The number of payments in the amount and the largest ones, if the call makes several. */
  payments: z.object({ count: z.int(), largest: z.array(person.extend({ amount: rupees })) }).nullable(),
  what: z.string().nullable(),
  /** The number of payments for which an earlier transfer exists; absent for none. */
  transferredBefore: z.int().optional(),
  /** A signed link to the picture that is stored with the request while it waits; absent for none. */
  picture: z.string().optional(),
  reason: z.string().nullable(),
  /** Changed rates and columns, and facts with only `after`, such as `approverReason` and `bankNumber`. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string() })),
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  rejectionReason: z.string().nullable(),
  /** The requester may make the allowed call until then; null if nothing is left to do. */
  usableUntil: instant.nullable(),
});
export type ApprovalView = z.infer<typeof approvalView>;

/** The answer, with status 202, of a call that needs approval: nothing else has happened. */
export const awaitedApproval = z.object({ approval: z.object({ _id: objectId, expiresAt: instant }) });
export type AwaitedApproval = z.infer<typeof awaitedApproval>;
