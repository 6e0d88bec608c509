import type { CottonOrderStatus, DepositReturnStatus, OrderStep } from '@deepam/contracts';
import type { OrderDocument, StepTaken } from '../persistence/order.schema.js';

const ofOrder = {
  Approved: 'approved',
  Rejected: 'rejected',
  Delivered: 'delivered',
} as const satisfies Record<Exclude<CottonOrderStatus, 'Requested'>, OrderStep>;
const ofReturn = {
  Requested: 'return-requested',
  Approved: 'return-approved',
  Rejected: 'return-rejected',
} as const satisfies Record<DepositReturnStatus, OrderStep>;

export const stepOfOrder = (status: keyof typeof ofOrder): OrderStep => ofOrder[status];
export const stepOfReturn = (status: DepositReturnStatus): OrderStep => ofReturn[status];

type Known = Omit<StepTaken, 'byId'> & { readonly byId: string | null };

export function stepsOf({ steps = [], approvedAt, returnApprovedAt }: OrderDocument): Known[] {
  const kept = (step: OrderStep, at: Date | null | undefined): Known[] =>
    at && !steps.some((taken) => taken.step === step) ? [{ step, at, byId: null }] : [];
  return [...kept('approved', approvedAt), ...steps, ...kept('return-approved', returnApprovedAt)].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}
