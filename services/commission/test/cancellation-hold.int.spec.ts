import {
  balance,
  cancellationRejected,
  cancellationRequested,
  cancellationWithdrawn,
  commissionRequest,
  planApproved,
  returnApproved,
  saleReversed,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OnReturnApproved } from '../src/earnings/on-return-approved.js';
import { HoldReleaser } from '../src/sales/hold-release/hold-releaser.js';
import {
  OnCancellationRejected,
  OnCancellationRequested,
  OnPlanApproved,
  OnSaleReversed,
  OnCancellationWithdrawn,
} from '../src/sales/on-network-events.js';
import { TestCommission } from './commission-harness.js';
import { reversalOf, sale, upline, type ApprovedPlan } from './sale-builder.js';
import { approvedAlone, depositOwed } from './example-credit.js';

const soldAt = '2025-06-01T10:00:00.000Z';
/** The last day of the cancellation period ended in India an hour ago. */
const released = '2025-07-01T19:30:00.000Z';
let commission: TestCommission;
beforeAll(async () => {
  commission = await TestCommission.start({ commissionHold: 'cooling-off' });
});
afterAll(() => commission.stop());

const release = () => commission.get(HoldReleaser).releaseDue();
const stateOf = async (memberId: string) => {
  const { pending, available, onHold } = (await commission.call(balance, memberId)).body;
  return { pending, available, onHold };
};
const sold = async (): Promise<{ memberId: string; one: ApprovedPlan }> => {
  commission.clock.set(soldAt);
  const memberId = await commission.member({ plan: 'Gold' });
  const soldPlan = sale({ upline: [upline(1, { memberId })], approvedAt: soldAt });
  await commission.tell(OnPlanApproved, planApproved, soldPlan);
  return { memberId, one: soldPlan };
};
const requestOf = ({ saleId, memberId }: ApprovedPlan, cancellationId = newId()) => ({
  cancellationId,
  saleId,
  memberId,
  name: 'Meena Rao',
  plan: 'Gold' as const,
  amountPaise: 25e4,
  requestedAt: soldAt,
});

it('commission is pending until the cancellation period has ended in India, and cannot be paid out before', async () => {
  const { memberId } = await sold();
  expect(await stateOf(memberId)).toEqual({
    pending: 250,
    available: 0,
    onHold: [
      {
        until: '2025-07-02',
        amount: 250,
      },
    ],
  });
  const asked = await commission.call(commissionRequest, memberId, { body: { commissionAmount: 1 } });
  expect(asked.error?.code).toBe('COMMISSION.AMOUNT_TOO_HIGH');
  commission.clock.set(new Date(Date.parse(released) - 1).toISOString());
  expect(await release()).toBe(0);
  commission.clock.set(released);
  expect(await release()).toBe(1);
  expect(await stateOf(memberId)).toEqual({ pending: 0, available: 250, onHold: [] });
});

it.each([
  ['withdrawn', OnCancellationWithdrawn, cancellationWithdrawn],
  ['rejected', OnCancellationRejected, cancellationRejected],
] as const)(
  'commission stays pending while a cancellation is waiting, and is released when it is %s',
  async (_end, on, event) => {
    const { memberId, one } = await sold();
    const request = requestOf(one);
    await commission.tell(OnCancellationRequested, cancellationRequested, request);
    commission.clock.set('2025-09-01T00:00:00.000Z');
    expect(await release()).toBe(0);
    expect(await stateOf(memberId)).toEqual({ pending: 250, available: 0, onHold: [] });
    const end = { ...request, withdrawnAt: soldAt, rejectedAt: soldAt, reason: 'too late', rejectedBy: newId() };
    await commission.tell(on as typeof OnCancellationRejected, event as typeof cancellationRejected, end as never);
    expect(await release()).toBe(1);
    expect(await stateOf(memberId)).toMatchObject({ available: 250 });
  },
);

it('a decision that arrives before the request releases the commission, and a reversal takes it while it is pending', async () => {
  const first = await sold();
  const request = requestOf(first.one);
  const withdrawn = { cancellationId: request.cancellationId, memberId: request.memberId, withdrawnAt: soldAt };
  await commission.tell(OnCancellationWithdrawn, cancellationWithdrawn, withdrawn);
  await commission.tell(OnCancellationRequested, cancellationRequested, request);
  const second = await sold();
  const accepted = requestOf(second.one);
  await commission.tell(OnCancellationRequested, cancellationRequested, accepted);
  await commission.tell(
    OnSaleReversed,
    saleReversed,
    reversalOf(second.one, { cancellationId: accepted.cancellationId }),
  );
  commission.clock.set(released);
  await release();
  expect(await stateOf(first.memberId)).toMatchObject({ pending: 0, available: 250 });
  expect(await stateOf(second.memberId)).toMatchObject({ pending: 0, available: 0 });
  expect(await commission.db.collection('plan_cancellations').countDocuments({ isWaiting: true })).toBe(0);
  expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
});

it('a cancellation does not hold a making charge, as it does not reverse one', async () => {
  const memberId = await commission.member();
  await commission.tell(OnReturnApproved, returnApproved, {
    orderId: newId(),
    memberId,
    memberName: 'A',
    quantityKg: 1,
    occurredAt: soldAt,
    makingChargePaise: 3e4,
    depositPaise: 4e4,
    approval: approvedAlone,
    ...depositOwed,
  });
  expect(await stateOf(memberId)).toMatchObject({ pending: 0, available: 300 });
});
