import { toRupees, type PlanName, type expectedPayments, type QueryOf } from '@deepam/contracts';
import type { BankLine } from './persistence/bank-line.schema.js';
import { type ExpectedPayment, waitingStatuses } from './persistence/expected-payment.schema.js';

export interface Payer {
  readonly name: string;
  readonly planRequest?: { readonly requestId: string; readonly plan: PlanName };
}
export type Payers = ReadonlyMap<string, Payer>;

/** A line that pays for a request shows no rejections. */
export function rejectedOf({ state, notFor = [], rejections = [] }: BankLine) {
  if (state === 'matched') return [];
  return notFor.map((expectedId) => {
    const { by, at } = rejections.findLast((one) => one.expectedId === expectedId)!;
    return { expectedId, by, at };
  });
}

export const creditOf = ({ _id, account, date, amountPaise, narration, reference, reversedOn }: BankLine) => ({
  _id,
  account,
  date,
  narration,
  reference,
  ...(reversedOn !== undefined && { reversedOn }),
  amount: toRupees(amountPaise),
});

export const paymentOf = (payment: ExpectedPayment, payers: Payers) => {
  const { _id, kind, memberId, amountPaise, utr, txnids, requestedAt, status, reversedAt } = payment;
  return {
    _id,
    kind,
    memberId,
    utr,
    status,
    name: payers.get(memberId)?.name ?? '',
    amount: toRupees(amountPaise),
    txnids: [...txnids],
    requestedAt: requestedAt.toISOString(),
    ...(reversedAt && { reversedAt: reversedAt.toISOString() }),
  };
};

export function planOf({ _id, memberId }: ExpectedPayment, payers: Payers): PlanName | null {
  const request = payers.get(memberId)?.planRequest;
  return request?.requestId === _id ? request.plan : null;
}

type Choice = Pick<QueryOf<typeof expectedPayments>, 'state' | 'status' | 'kind' | 'ids'>;

export const expectedFilter = ({ state, status, kind, ids }: Choice): Record<string, unknown> => ({
  ...(ids ? { _id: { $in: ids } } : { status: { $in: waitingStatuses } }),
  ...(status !== undefined && { status }),
  ...(state !== undefined && { state }),
  ...(kind !== undefined && { kind }),
});
