import { deleteMember } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { anyUtr, pictureOf } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { refusedWith } from './plan-payments.js';
import { TestPayments } from './test-payments.js';

let payments: TestPayments;
beforeAll(async () => {
  payments = await TestPayments.start();
});
afterAll(() => payments.network.close());

const utrUsed = refusedWith(409, 'NETWORK.UTR_USED');
const changed = refusedWith(409, 'NETWORK.REQUEST_CHANGED');

describe('the UTR of a payment', () => {
  it('a UTR can’t pay for two plans in the way that it once could', async () => {
    const [asha, bala] = [await payments.member({ name: 'Asha Rao' }), await payments.member()];
    const utr = anyUtr();
    const picture = await pictureOf(payments.newSeed());
    await payments.handIn(asha, 'Bronze', utr, picture);
    const opened = await payments.rowOf(asha);
    expect(opened).toMatchObject({ utr, amountDue: 750, requestedPlan: 'Bronze', seenBefore: [] });
    await payments.handIn(asha, 'Bronze');

    expect(await payments.approve(asha, 'Bronze', opened.requestId)).toMatchObject(changed);
    expect((await payments.approve(asha, 'Bronze', (await payments.rowOf(asha)).requestId)).status).toBe(200);
    expect(await payments.handIn(bala, 'Bronze', utr, picture)).toMatchObject(utrUsed);
    expect((await payments.handIn(bala, 'Bronze', undefined, picture)).status).toBe(200);
    expect((await payments.rowOf(bala)).seenBefore).toEqual([
      { kind: 'plan', userId: asha.id, name: 'Asha Rao', at: expect.any(String), match: 'picture' },
    ]);
  });

  it('a UTR belongs to its sender, whether replaced, rejected or deleted, until it has led to a sale', async () => {
    const [sender, other] = [await payments.member({ approved: false }), await payments.member()];
    const utr = anyUtr();
    await payments.handIn(sender, 'Bronze', utr);
    await payments.handIn(sender, 'Bronze');
    expect(await payments.handIn(other, 'Bronze', utr)).toMatchObject(utrUsed);
    expect((await payments.handIn(sender, 'Silver', utr)).status).toBe(200);
    await payments.reject(sender);
    expect(await payments.handIn(other, 'Bronze', utr)).toMatchObject(utrUsed);
    expect((await payments.handIn(sender, 'Bronze', utr)).status).toBe(200);
    await payments.approve(sender, 'Bronze');
    expect(await payments.handIn(sender, 'Gold', utr)).toMatchObject(utrUsed);

    const [deleted, lost] = [await payments.member({ approved: false }), anyUtr()];
    await payments.handIn(deleted, 'Bronze', lost);
    expect(
      (await payments.network.call(deleteMember, { params: { id: deleted.id } }, payments.head.token)).status,
    ).toBe(200);
    expect(await payments.handIn(other, 'Bronze', lost)).toMatchObject(utrUsed);
  });

  it('a UTR is for a plan or for cotton, even when both are requested concurrently', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, other] = [await payments.member(), await payments.member()];
      const utr = anyUtr();
      const second = round % 2 === 0 ? one : other;
      const answers = await Promise.all([payments.handIn(one, 'Bronze', utr), payments.reserve(second, { utr })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('a decision of the head', () => {
  it('a decision on a replaced, decided or unknown request is rejected', async () => {
    const asha = await payments.member();
    await payments.handIn(asha, 'Bronze');
    const { requestId } = await payments.rowOf(asha);
    await payments.handIn(asha, 'Gold', anyUtr());
    expect(await payments.reject(asha, requestId)).toMatchObject(changed);
    expect(await payments.approve(asha, 'Gold', requestId)).toMatchObject(changed);
    const present = (await payments.rowOf(asha)).requestId;
    expect((await payments.approve(asha, 'Gold', present)).status).toBe(200);
    expect(await payments.approve(asha, 'Gold', present)).toMatchObject(changed);
    expect(await payments.reject(asha, present)).toMatchObject(changed);
  });

  it('a decision with a request id is about its plan only', async () => {
    const asha = await payments.member();
    await payments.handIn(asha, 'Silver');
    const { requestId } = await payments.rowOf(asha);
    expect(await payments.approve(asha, 'Gold', requestId)).toMatchObject({
      status: 409,
      error: { code: 'NETWORK.REQUEST_CHANGED', details: { requestedPlan: 'Silver' } },
    });
  });

  it('a decision without a request id sets a plan: a request for a higher plan stays open with its UTR, one for a lower plan is settled', async () => {
    const [asha, bala] = [await payments.member(), await payments.member()];
    const utr = anyUtr();
    await payments.handIn(asha, 'Gold', utr);
    const before = await payments.rowOf(asha);
    await payments.approve(asha, 'Bronze');
    const after = await payments.rowOf(asha);
    expect(after).toMatchObject({ plan: 'Bronze', requestId: before.requestId, utr, amountDue: 1750 });
    expect((await payments.approve(asha, 'Gold', before.requestId)).status).toBe(200);
    expect((await payments.find(utr)).body).toMatchObject({ standsFor: 'sale', userId: asha.id });

    await payments.handIn(bala, 'Bronze', anyUtr());
    await payments.approve(bala, 'Silver');
    expect(await payments.rowOf(bala)).toMatchObject({ plan: 'Silver', requestId: null, requestedPlan: null });
  });

  it('a decision never uses the payment of a concurrent proof', async () => {
    for (let round = 0; round < 6; round += 1) {
      const asha = await payments.member();
      const [seen, fresh] = [anyUtr(), anyUtr()];
      await payments.handIn(asha, 'Bronze', seen);
      const { requestId } = await payments.rowOf(asha);
      const [sent, decided] = await Promise.all([
        payments.handIn(asha, 'Gold', fresh),
        payments.approve(asha, 'Bronze', requestId),
      ]);
      expect(sent.status).toBe(200);
      expect([200, 409]).toContain(decided.status);
      const isApproved = decided.status === 200;
      expect(await payments.rowOf(asha)).toMatchObject({
        plan: isApproved ? 'Bronze' : null,
        requestedPlan: 'Gold',
        utr: fresh,
      });
      const stands = await Promise.all([payments.find(seen), payments.find(fresh)]);
      expect(stands.map(({ body }) => body.standsFor)).toEqual([isApproved ? 'sale' : 'nothing', 'request']);
    }
  });
});

describe('A payment for cotton', () => {
  it('only cotton-order reserves it for one order, and may repeat the call', async () => {
    const [asha, bala] = [await payments.member(), await payments.member()];
    const utr = anyUtr();
    const orderId = newId();
    expect(await payments.reserve(asha, { token: payments.network.asService })).toMatchObject(
      refusedWith(403, 'ACCESS.SERVICE_ONLY'),
    );
    expect(await payments.reserve({ ...asha, id: newId() })).toMatchObject(
      refusedWith(404, 'NETWORK.MEMBER_NOT_FOUND'),
    );
    expect((await payments.reserve(asha, { utr, orderId })).status).toBe(200);
    expect((await payments.reserve(asha, { utr, orderId })).status).toBe(200);
    expect(await payments.handIn(asha, 'Bronze', utr)).toMatchObject(utrUsed);
    expect(await payments.reserve(bala, { utr })).toMatchObject(utrUsed);
    await payments.ordered(asha, orderId, utr);
    expect(await payments.reserve(asha, { utr })).toMatchObject(utrUsed);
    expect((await payments.reserve(asha, { utr, orderId })).status).toBe(200);
    expect((await payments.find(utr)).body.standsFor).toBe('order');
  });

  it('a UTR for cotton is free for its sender again when the order never arrived, or was rejected', async () => {
    const asha = await payments.member();
    const utr = anyUtr();
    await payments.reserve(asha, { utr });
    const orderId = newId();
    expect((await payments.reserve(asha, { utr, orderId })).status).toBe(200);
    await payments.ordered(asha, orderId, utr);
    await payments.orderRejected(asha, orderId);
    expect((await payments.handIn(asha, 'Bronze', utr)).status).toBe(200);
    expect(await payments.reserve(asha, { utr })).toMatchObject(utrUsed);
  });

  it('a UTR for cotton belongs to the existing order, in whatever order the events arrive', async () => {
    const asha = await payments.member();
    const [utr, rejectedFirst] = [anyUtr(), anyUtr()];
    const [real, lost, gone] = [newId(), newId(), newId()];
    await payments.reserve(asha, { utr, orderId: real });
    await payments.reserve(asha, { utr, orderId: lost });
    await payments.ordered(asha, real, utr);
    expect(await payments.reserve(asha, { utr, orderId: lost })).toMatchObject(utrUsed);

    await payments.reserve(asha, { utr: rejectedFirst, orderId: gone });
    await payments.orderRejected(asha, gone);
    await payments.ordered(asha, gone, rejectedFirst);
    expect((await payments.find(rejectedFirst)).body.standsFor).toBe('nothing');
  });

  it('a UTR for cotton belongs to the next order although the event of the rejected one arrives last', async () => {
    const asha = await payments.member();
    const utr = anyUtr();
    const [rejected, next] = [newId(), newId()];
    await payments.reserve(asha, { utr, orderId: rejected });
    await payments.reserve(asha, { utr, orderId: next });
    await payments.ordered(asha, rejected, utr);
    await payments.ordered(asha, next, utr);
    await payments.orderRejected(asha, rejected);
    expect((await payments.find(utr)).body.standsFor).toBe('order');
    expect(await payments.handIn(asha, 'Bronze', utr)).toMatchObject(utrUsed);
  });
});

describe('the release of a UTR', () => {
  it('the next sender owns it, the person and the reason are stored, and the earlier sender still causes a warning', async () => {
    const [asha, bala] = [await payments.member({ name: 'Asha Typo' }), await payments.member()];
    const utr = anyUtr();
    await payments.handIn(asha, 'Bronze', utr);
    await payments.reject(asha);
    expect((await payments.find(utr)).body).toMatchObject({ userId: asha.id, name: 'Asha Typo', standsFor: 'nothing' });
    expect(await payments.release(utr)).toMatchObject({ status: 200, body: { userId: asha.id } });
    expect(await payments.network.service.db.collection('released_references').find({ utr }).toArray()).toMatchObject([
      { memberId: asha.id, releasedBy: payments.head.id, reason: 'It was mistyped.' },
    ]);

    expect((await payments.handIn(bala, 'Bronze', utr)).status).toBe(200);
    expect((await payments.rowOf(bala)).seenBefore).toMatchObject([{ userId: asha.id, match: 'number' }]);
    expect(await payments.handIn(asha, 'Bronze', utr)).toMatchObject(utrUsed);
  });

  it('a UTR of a request, an order or a sale, an unknown UTR, and a call of a member cannot be released', async () => {
    const asha = await payments.member();
    const [utr, other] = [anyUtr(), anyUtr()];
    await payments.handIn(asha, 'Bronze', utr);
    const held = (standsFor: string) => ({ status: 409, error: { code: 'NETWORK.UTR_HELD', details: { standsFor } } });
    expect(await payments.release(utr)).toMatchObject(held('request'));
    await payments.approve(asha, 'Bronze');
    expect(await payments.release(utr)).toMatchObject(held('sale'));
    await payments.reserve(asha, { utr: other });
    expect(await payments.release(other)).toMatchObject(held('order'));
    expect(await payments.release(anyUtr())).toMatchObject(refusedWith(404, 'NETWORK.UTR_UNKNOWN'));
    expect(await payments.release(other, asha.token)).toMatchObject(refusedWith(403, 'ACCESS.HEAD_ONLY'));
  });
});
