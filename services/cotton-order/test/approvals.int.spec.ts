import {
  cottonApprovals,
  cottonPaymentMatched,
  cottonPaymentUnmatched,
  decideCottonOrder,
  decideReturn,
  approveCottonRequest,
  requestReturn,
  returnApproved,
  waitingCottonApprovals,
  type CottonOrderView,
  creditDoubts,
  type CreditDoubt,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { outboxEvents, poll, publishEvent } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

/** The threshold is ten thousand rupees: 25 kg of a deposit are at it, and 14 kg of a return below it. */
let cotton: CottonTest;
beforeAll(async () => {
  cotton = await startCotton(undefined, { SECOND_APPROVAL: 'on', SECOND_APPROVAL_ABOVE: 10_000 });
});
afterAll(() => cotton.service.close());

interface Clerk {
  readonly id: string;
  readonly token: string;
}
async function clerk(...influencedBy: readonly string[]): Promise<Clerk> {
  const id = newId();
  const permissions = ['decide-cotton', 'dispatch'] as const;
  return { id, token: await cotton.service.tokens.memberToken({ memberId: id, permissions, influencedBy }) };
}

const decide = (
  { _id }: Pick<CottonOrderView, '_id'>,
  { token }: Clerk,
  status: 'Approved' | 'Delivered' = 'Approved',
) => cotton.service.call(decideCottonOrder, { params: { id: _id }, body: { status } }, token);
const approveReturn = ({ _id }: Pick<CottonOrderView, '_id'>, { token }: Clerk) =>
  cotton.service.call(decideReturn, { params: { id: _id }, body: { status: 'Approved' } }, token);
const grant = (id: string, { token }: Clerk) => cotton.service.call(approveCottonRequest, { params: { id } }, token);
const asks = (answer: { status: number; awaits?: { _id: string } | undefined }): string => {
  expect(answer.status).toBe(202);
  return answer.awaits!._id;
};

async function paid(
  { _id: orderId, deposit }: CottonOrderView,
  people: string[],
  amount = deposit,
  doubt: CreditDoubt | null = null,
  lineId = newId() + '0'.repeat(8),
): Promise<string> {
  const matchedAt = new Date().toISOString();
  const data = { orderId, lineId, amountPaise: amount * 100, people, doubt, matchedAt };
  await publishEvent(cotton.service.prefix, cottonPaymentMatched, data);
  await poll(() => orders().findOne({ _id: orderId, 'credit.lineId': lineId, 'credit.doubt': doubt }));
  return lineId;
}
const heard = async (published: Promise<{ id: string }>) => {
  const { id } = await published;
  await poll(() => cotton.service.db.collection('inbox').findOne({ _id: `cotton-order:${id}` as never }));
};
const orders = () => cotton.service.db.collection<{ _id: string }>('orders');

/** Each buyer is new, since amounts of one member count together. */
const buyer = () => cotton.member();
async function delivered(kg: number, people: { ask: Clerk; approve: Clerk }) {
  const { token } = await buyer();
  const order = await cotton.order(token, kg);
  const answer = await decide(order, people.ask);
  if (answer.status === 202) expect((await grant(asks(answer), people.approve)).status).toBe(200);
  expect((await decide(order, people.ask, 'Delivered')).status).toBe(200);
  expect((await cotton.service.call(requestReturn, { params: { id: order._id } }, token)).status).toBe(201);
  return order;
}

describe('the approval of a cotton order', () => {
  it('the approval of an order needs a second approver above the threshold when the bank has no credit for it', async () => {
    const [first, second] = [await clerk(), await clerk()];
    const order = await cotton.order((await buyer()).token, 1_000);
    const id = asks(await decide(order, first));
    expect((await decide(order, first, 'Delivered')).status).toBe(409);
    const { body } = await cotton.service.call(cottonApprovals, {}, second.token);
    expect(body.find((one) => one._id === id)).toMatchObject({
      call: 'decideCottonOrder',
      state: 'waiting',
      amount: 4e5,
      subject: {
        kind: 'order',
        id: order._id,
      },
    });
    expect((await cotton.service.call(waitingCottonApprovals, {}, second.token)).body.approvals).toBeGreaterThan(0);
    expect((await grant(id, first)).error?.code).toBe('APPROVAL.OWN_REQUEST');
    expect((await grant(id, second)).status).toBe(200);
    expect(await orders().findOne({ _id: order._id })).toMatchObject({
      status: 'Approved',
      approval: { isPaid: false, approvalId: id },
    });
  });

  it('the approval of an order needs no second approver when a credit of the bank is matched to it', async () => {
    const order = await cotton.order((await buyer()).token, 1_000);
    await paid(order, [newId()]);
    expect((await decide(order, await clerk())).status).toBe(200);
    expect(await orders().findOne({ _id: order._id })).toMatchObject({ approval: { isPaid: true, approvalId: null } });
  });

  it.each([
    ['is smaller than the deposit', async (order: CottonOrderView) => void (await paid(order, [newId()], 1))],
    [
      'was released again',
      async (order: CottonOrderView) => {
        const lineId = await paid(order, [newId()]);
        const gone = { orderId: order._id, lineId, unmatchedAt: new Date().toISOString() };
        await publishEvent(cotton.service.prefix, cottonPaymentUnmatched, gone);
        await poll(() => orders().findOne({ _id: order._id, credit: { $exists: false } }));
      },
    ],
    [
      'was released before the match of it arrived',
      async ({ _id: orderId, deposit }: CottonOrderView) => {
        const lineId = newId() + '0'.repeat(8);
        const credit = { orderId, lineId, amountPaise: deposit * 100, people: [newId()], doubt: null };
        const { prefix } = cotton.service;
        const matchedAt = new Date(Date.now() - 1).toISOString();
        const unmatchedAt = new Date().toISOString();
        await heard(publishEvent(prefix, cottonPaymentUnmatched, { orderId, lineId, unmatchedAt }));
        await heard(publishEvent(prefix, cottonPaymentMatched, { ...credit, matchedAt }));
      },
    ],
  ])('the approval of an order needs a second approver when the credit %s', async (_what, given) => {
    const order = await cotton.order((await buyer()).token, 100);
    await given(order);
    expect((await decide(order, await clerk())).status).toBe(202);
  });

  it('the approval of an order needs no second approver when the release of an earlier match arrives after the next match', async () => {
    const order = await cotton.order((await buyer()).token, 100);
    const unmatchedAt = new Date(Date.now() - 1).toISOString();
    const lineId = await paid(order, [newId()]);
    const gone = { orderId: order._id, lineId, unmatchedAt };
    await heard(publishEvent(cotton.service.prefix, cottonPaymentUnmatched, gone));
    expect((await decide(order, await clerk())).status).toBe(200);
  });

  it('a clerk who imported or matched the credit, or whose account that colleague influenced, needs a second approver', async () => {
    const colleague = await clerk();
    const order = await cotton.order((await buyer()).token, 100);
    await paid(order, [colleague.id]);
    expect((await decide(order, colleague)).status).toBe(202);
    const other = await cotton.order((await buyer()).token, 101);
    await paid(other, [colleague.id]);
    const asked = asks(await decide(other, await clerk(colleague.id)));
    // The second approver is independent of the credit; the approval keeps the requester's part.
    expect((await grant(asked, await clerk())).status).toBe(200);
    expect(await orders().findOne({ _id: other._id })).toMatchObject({
      approval: { isPaid: false, approvalId: asked },
    });
  });

  it.each(creditDoubts)('the approval of an order needs a second approver when the credit was %s', async (doubt) => {
    const order = await cotton.order((await buyer()).token, 102);
    await paid(order, [newId()], order.deposit, doubt);
    const asked = asks(await decide(order, await clerk()));
    const other = await clerk();
    const { body } = await cotton.service.call(cottonApprovals, {}, other.token);
    expect(body.find(({ _id }) => _id === asked)?.changes).toEqual([
      { field: 'approverReason', before: null, after: doubt },
    ]);
    expect((await grant(asked, other)).status).toBe(200);
  });

  it.each([
    ['the reason has changed', 'reversed', (line: string) => line],
    ['another credit was matched for the same reason', 'freed', () => newId() + '0'.repeat(8)],
  ] as const)('the approval of an order is outdated when %s since it was requested', async (_what, doubt, next) => {
    const order = await cotton.order((await buyer()).token, 103);
    const lineId = await paid(order, [newId()], order.deposit, 'freed');
    const asked = asks(await decide(order, await clerk()));
    await paid(order, [newId()], order.deposit, doubt, next(lineId));
    expect((await grant(asked, await clerk())).error?.code).toBe('APPROVAL.OUTDATED');
  });

  it('the sum of several orders that one clerk approves within a day needs one', async () => {
    const firstClerk = await clerk();
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1)
      statuses.push((await decide(await cotton.order((await buyer()).token, 10), firstClerk)).status);
    expect(statuses).toEqual([200, 200, 202]);
  });
});

describe('the approval of a deposit return', () => {
  it('the approval of a return needs a second approver above the threshold, even when the order was paid', async () => {
    const [ask, approve] = [await clerk(), await clerk()];
    const order = await cotton.order((await buyer()).token, 1_000);
    await paid(order, [newId()]);
    await decide(order, ask);
    await decide(order, ask, 'Delivered');
    await orders().updateOne({ _id: order._id }, { $set: { returnStatus: 'Requested' } });
    const id = asks(await approveReturn(order, ask));
    expect(await outboxEvents(cotton.service.db, returnApproved)).toEqual([]);
    expect((await grant(id, approve)).status).toBe(200);
    const [event] = await outboxEvents(cotton.service.db, returnApproved);
    expect(event!.data.approval).toEqual({
      neededAbovePaise: 1e6,
      isOrderPaid: true,
      orderApprovalId: null,
      approvalId: id,
      decidedBy: ask.id,
      approverId: approve.id,
    });
  });

  it('the approval of a return needs no second approver at or below the threshold', async () => {
    const firstClerk = await clerk();
    const { token } = await buyer();
    const order = await cotton.order(token, 14);
    await paid(order, [newId()]);
    for (const status of ['Approved', 'Delivered'] as const) await decide(order, firstClerk, status);
    await cotton.service.call(requestReturn, { params: { id: order._id } }, token);
    expect((await approveReturn(order, firstClerk)).status).toBe(200);
  });

  it('the approval of a return counts together with the order that the same person approved with another login', async () => {
    const [approver, other] = [await clerk(), await clerk()];
    const { token } = await buyer();
    const returned = await cotton.order(token, 14);
    await paid(returned, [newId()]);
    for (const status of ['Approved', 'Delivered'] as const) await decide(returned, other, status);
    await cotton.service.call(requestReturn, { params: { id: returned._id } }, token);
    expect((await decide(await cotton.order((await buyer()).token, 15), approver)).status).toBe(200);
    expect((await approveReturn(returned, await clerk(approver.id))).status).toBe(202);
    expect((await approveReturn(returned, other)).status).toBe(200);
  });

  it('twenty concurrent calls of one clerk pass as long as the sum is at the threshold', async () => {
    const firstClerk = await clerk();
    const [ask, approve] = [await clerk(), await clerk()];
    const returned: CottonOrderView[] = [];
    for (let n = 0; n < 20; n += 1) returned.push(await delivered(2, { ask, approve }));
    const answers = await Promise.all(returned.map((order) => approveReturn(order, firstClerk)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill(200), ...Array(13).fill(202)]);
  });
});

describe('an approved order', () => {
  const isPaid = (_id: string, expected: boolean) =>
    poll(() => orders().findOne({ _id, 'approval.isPaid': expected } as never));
  const unmatched = async ({ _id: orderId }: CottonOrderView, lineId: string) =>
    publishEvent(cotton.service.prefix, cottonPaymentUnmatched, {
      orderId,
      lineId,
      unmatchedAt: new Date().toISOString(),
    });

  it('an approved order does not count as paid once its credit is released, which its return shows, until another one is matched', async () => {
    const [ask, approve] = [await clerk(), await clerk()];
    const { token } = await buyer();
    const order = await cotton.order(token, 100);
    const lineId = await paid(order, [newId()]);
    expect((await decide(order, ask)).status).toBe(200);
    await unmatched(order, lineId);
    await isPaid(order._id, false);
    await decide(order, ask, 'Delivered');
    await cotton.service.call(requestReturn, { params: { id: order._id } }, token);
    const asked = asks(await approveReturn(order, ask));
    const { body } = await cotton.service.call(cottonApprovals, {}, approve.token);
    expect(body.find(({ _id }) => _id === asked)?.changes).toEqual([
      { field: 'approverReason', before: null, after: 'no-credit' },
    ]);
    expect((await grant(asked, approve)).status).toBe(200);
    const event = (await outboxEvents(cotton.service.db, returnApproved)).find(
      ({ data }) => data.orderId === order._id,
    );
    expect(event!.data.approval).toMatchObject({ isOrderPaid: false, orderApprovalId: null });
    await paid(order, [newId()]);
    await isPaid(order._id, true);
  });

  it('an approved order does not count as paid by a credit that its approver matched, or that a debit reverses', async () => {
    const ask = await clerk();
    const order = await cotton.order((await buyer()).token, 101);
    const lineId = await paid(order, [newId()]);
    expect((await decide(order, ask)).status).toBe(200);
    await unmatched(order, lineId);
    await isPaid(order._id, false);
    await paid(order, [ask.id]);
    expect(await orders().findOne({ _id: order._id })).toMatchObject({ approval: { isPaid: false } });
    await paid(order, [newId()]);
    await isPaid(order._id, true);
    await paid(order, [newId()], order.deposit, 'reversed');
    await isPaid(order._id, false);
  });
});

describe('an order of a member whose mobile or password a clerk has set', () => {
  it('such an order needs a second approver if this clerk approves it without a credit of the bank, or approves its return', async () => {
    const [behind, other] = [await clerk(), await clerk()];
    const { id: memberId } = await buyer();
    const token = await cotton.service.tokens.memberToken({ memberId, influencedBy: [behind.id] });
    const bare = await cotton.order(token, 2);
    const order = await cotton.order(token, 3);
    expect((await decide(bare, behind)).status).toBe(202);
    await paid(order, [other.id]);
    expect((await decide(order, behind)).status).toBe(200);
    await decide(order, behind, 'Delivered');
    await cotton.service.call(requestReturn, { params: { id: order._id } }, token);
    expect((await approveReturn(order, behind)).status).toBe(202);
    expect((await approveReturn(order, other)).status).toBe(200);
  });
});
