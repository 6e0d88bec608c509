import {
  cottonApprovals,
  decideCottonOrder,
  decideReturn,
  approveCottonRequest,
  networkCottonOrders,
  rejectCottonRequest,
  requestReturn,
  withdrawCottonRequest,
} from '@deepam/contracts';
import { ExpiredPictures } from '@deepam/messaging';
import { DiscardedFiles, DomainError, newId, ObjectStore } from '@deepam/platform';
import { poll, tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startCotton, type CottonTest } from './cotton-harness.js';

let cotton: CottonTest;
beforeAll(async () => {
  cotton = await startCotton(undefined, { SECOND_APPROVAL: 'on', SECOND_APPROVAL_ABOVE: 10_000 });
});
afterAll(() => cotton.service.close());

const clerk = () => {
  const permissions = ['decide-cotton', 'dispatch'] as const;
  return cotton.service.tokens.memberToken({ memberId: newId(), permissions });
};
async function requested(by: string) {
  const buyer = await cotton.member();
  const order = await cotton.order(buyer.token, 30);
  const of = { params: { id: order._id } };
  for (const status of ['Approved', 'Delivered'] as const) {
    const answer = await cotton.service.call(decideCottonOrder, { ...of, body: { status } }, cotton.head);
    if (answer.status !== 202) continue;
    const approval = { params: { id: answer.awaits!._id } };
    expect((await cotton.service.call(approveCottonRequest, approval, await clerk())).status).toBe(200);
  }
  expect((await cotton.service.call(requestReturn, of, buyer.token)).status).toBe(201);
  const input = { ...of, body: { status: 'Approved' as const }, files: { adminImage: await tinyPng() } };
  const answer = await cotton.service.call(decideReturn, input, by);
  expect(answer.status).toBe(202);
  return { orderId: order._id, id: answer.awaits!._id };
}
const shown = async (id: string, token: string, state: 'waiting' | 'ended' = 'waiting') =>
  (await cotton.service.call(cottonApprovals, { query: { state } }, token)).body.find(({ _id }) => _id === id)!;
const keyIn = (link: string) => new URL(link, 'http://deepam').pathname.slice('/api/files/'.length);
const isStored = async (key: string) => {
  try {
    (await cotton.service.app.get(ObjectStore).open(key)).stream.destroy();
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'FILE.NOT_FOUND') return false;
    throw error;
  }
};
const discarded = () => cotton.service.db.collection<{ _id: string }>('discarded_pictures');
const rows = () => cotton.service.db.collection<{ _id: string }>('approval_requests');

it('the approver and the requester see it, and the member gets it with the approval', async () => {
  const [requester, approver] = [await clerk(), await clerk()];
  const { id, orderId } = await requested(requester);
  const { picture } = await shown(id, approver);
  expect(picture).toMatch(/^\/api\/files\/cotton-order\/return-images\//);
  const key = keyIn(picture!);
  expect(keyIn((await shown(id, requester)).picture!)).toBe(key);
  expect(await rows().findOne({ _id: id })).toMatchObject({ picture: { key, sha256: expect.any(String) } });
  const answer = await cotton.service.call(approveCottonRequest, { params: { id } }, approver);
  expect([answer.status, answer.body.approval.picture]).toEqual([200, undefined]);
  const { body } = await cotton.service.call(networkCottonOrders, { query: { orderId } }, approver);
  expect(keyIn(body[0]!.adminProvidedImage!)).toBe(key);
  expect(await discarded().findOne({ _id: key })).toBeNull();
  expect(await isStored(key)).toBe(true);
  expect(await rows().findOne({ _id: id })).not.toHaveProperty('picture');
});

it.each([
  [
    'rejected',
    'rejected',
    async (id: string) => {
      const rejection = { params: { id }, body: { reason: 'Another picture' } };
      expect((await cotton.service.call(rejectCottonRequest, rejection, await clerk())).status).toBe(200);
    },
  ],
  [
    'withdrawn',
    'withdrawn',
    async (id: string, requester: string) => {
      const answer = await cotton.service.call(withdrawCottonRequest, { params: { id } }, requester);
      expect(answer.status).toBe(200);
    },
  ],
  [
    'out of date',
    'outdated',
    async (id: string) => {
      await rows().updateOne({ _id: id }, { $set: { seen: 'another' } });
      const answer = await cotton.service.call(approveCottonRequest, { params: { id } }, await clerk());
      expect(answer.error?.code).toBe('APPROVAL.OUTDATED');
    },
  ],
  [
    'expired',
    'expired',
    async (id: string) => {
      await rows().updateOne({ _id: id }, { $set: { expiresAt: new Date(0) } });
      cotton.service.app.get(ExpiredPictures).endSoon();
    },
  ],
])('the picture is removed once its request is %s', async (_what, state, end) => {
  const requester = await clerk();
  const { id, orderId } = await requested(requester);
  const key = keyIn((await shown(id, requester)).picture!);
  expect(await isStored(key)).toBe(true);
  await end(id, requester);
  await poll(async () => {
    cotton.service.app.get(DiscardedFiles).removeSoon();
    return !(await isStored(key));
  });
  const ended = await shown(id, requester, 'ended');
  expect([ended.state, ended.picture]).toEqual([state, undefined]);
  expect(await rows().findOne({ _id: id })).not.toHaveProperty('picture');
  const { body } = await cotton.service.call(networkCottonOrders, { query: { orderId } }, requester);
  expect(body[0]).toMatchObject({ depositReturnStatus: 'Requested', adminProvidedImage: null });
});

it('the picture is not stored a second time when the same return is requested again', async () => {
  const requester = await clerk();
  const { id, orderId } = await requested(requester);
  const input = { params: { id: orderId }, body: { status: 'Approved' as const } };
  const files = { adminImage: await tinyPng() };
  const again = await cotton.service.call(decideReturn, { ...input, files }, requester);
  expect(again.error?.code).toBe('APPROVAL.WAITS_ALREADY');
  expect(await isStored(keyIn((await shown(id, requester)).picture!))).toBe(true);
});
