import { orderTotal, makingCharge, type ReturnApproval } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { makingChargeCredit } from '../ledger/domain/earning-postings.js';
import { lackingApproval } from './check-postings.js';

const asked: ReturnApproval = {
  neededAbovePaise: 1e6,
  isOrderPaid: false,
  orderApprovalId: 'order-request',
  approvalId: 'return-request',
  decidedBy: 'clerk',
  approverId: 'head',
};
const stamp = { id: 'p', at: new Date() };
const lacks = (kg: number, approval: Partial<ReturnApproval>) => {
  const terms = { orderId: 'o', memberId: 'm', amountPaise: makingCharge(kg), approval: { ...asked, ...approval } };
  return lackingApproval(makingChargeCredit(terms, 'available', stamp));
};

it.each([
  ['with approvers of the order and of the return', 1_000, {}],
  ['of an order that the bank had the money of', 1_000, { isOrderPaid: true, orderApprovalId: null }],
  ['below the threshold', 14, { orderApprovalId: null, approvalId: null, approverId: null }],
  ['approved while dual approval was off', 1_000, { neededAbovePaise: null, approvalId: null, approverId: null }],
])('a making charge with %s is in order', (_what, kg, approval) => {
  expect(lacks(kg, approval)).toBeNull();
});

it.each([
  [1_000, { orderApprovalId: null }, /without a credit of the bank/],
  [1_000, { isOrderPaid: true, orderApprovalId: null, approvalId: null }, /return without a second approver/],
  [15, { orderApprovalId: null, approvalId: null }, /return without a second approver/],
  [26, { orderApprovalId: null }, /without a credit of the bank/],
  [1_000, { approverId: 'clerk' }, /its requester approved/],
])('a making charge of %i kg with %o is reported', (kg, approval, sentence) => {
  expect(lacks(kg, approval)).toMatch(sentence);
});

it('a making charge without a record of its approval is reported', () => {
  const { reference, ...posting } = makingChargeCredit(
    { orderId: 'o', memberId: 'm', amountPaise: orderTotal(1), approval: asked },
    'available',
    stamp,
  );
  const { approval: _, ...rest } = reference;
  expect(lackingApproval({ ...posting, reference: rest })).toMatch(/does not say/);
});
