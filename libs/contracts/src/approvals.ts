import { z } from 'zod';
import { instant, objectId, rupees } from './primitives.js';

/**
 * In the state `approved`, the call of an approval request is made or, if the requester makes it, allowed until
 * `usableUntil`. In the state `outdated`, the subject of the request has changed.
 */
export const approvalStates = ['waiting', 'approved', 'rejected', 'withdrawn', 'expired', 'outdated'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** A pending request expires after this number of days. */
export const approvalDays = 7;
/** The requester may make an allowed call once within this number of minutes. */
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
 * Such a fact is the ground on which an earlier transfer of a payable counts as not paid. The approver of a new
 * transfer sees it in `changes` as the field `earlierTransfer`. With `answer`, only an answer of the bank reports that
 * the transfer is not paid; with `…-of-requester` and `…-by-requester`, the evidence or the act came from the person
 * who requests the new transfer; with `contradicted`, the evidence can't all be true; with `left-out`, the download of
 * the bank file left the transfer out.
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
  /** The subject is the object of the call, such as a bank file, if there is exactly one. */
  subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
  amount: rupees.nullable(),
  /** This object has the number of payments in the amount and the largest ones, if the call makes several. */
  payments: z.object({ count: z.int(), largest: z.array(person.extend({ amount: rupees })) }).nullable(),
  what: z.string().nullable(),
  /** This number counts the payments for which an earlier transfer exists; it is absent if there is none. */
  transferredBefore: z.int().optional(),
  /**
   * The picture is a signed link to the file that is stored with the request while it waits; it is absent if there is
   * none.
   */
  picture: z.string().optional(),
  reason: z.string().nullable(),
  /** The list has changed rates and columns, and facts with only `after`, such as `approverReason` and `bankNumber`. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string() })),
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  rejectionReason: z.string().nullable(),
  /** The requester may make the allowed call until this time; it is null if nothing is left to do. */
  usableUntil: instant.nullable(),
});
export type ApprovalView = z.infer<typeof approvalView>;

/** This answer, with status 202, says that a call needs approval and that nothing else has happened. */
export const awaitedApproval = z.object({ approval: z.object({ _id: objectId, expiresAt: instant }) });
export type AwaitedApproval = z.infer<typeof awaitedApproval>;
