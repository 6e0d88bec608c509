import { createHash } from 'node:crypto';
import {
  approvePlan,
  cottonRejected,
  cottonRequested,
  deleteMember,
  findPaymentReference,
  rejectPlan,
  releasePaymentReference,
  requestPlanProof,
  reservePaymentReference,
  type NetworkRow,
  type PlanName,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { pictureOf, scannedCollections } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anyUtr, TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
let cottonOrder: string;

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
  cottonOrder = await network.service.tokens.serviceToken('cotton-order');
});
afterAll(() => network.close());

let pictures = 100;
/** One that nobody has sent yet. */
const newPicture = () => pictureOf((pictures += 1));
const refusedWith = (status: number, code: string) => ({ status, error: { code } });
const utrUsed = refusedWith(409, 'NETWORK.UTR_USED');
const changed = refusedWith(409, 'NETWORK.REQUEST_CHANGED');

const member = (wish?: Parameters<TestNetwork['member']>[2]) => network.member(head, head, wish);
async function handIn(person: Person, plan: PlanName, utr?: string, planProof?: Buffer) {
  const files = { planProof: planProof ?? (await newPicture()) };
  return network.call(requestPlanProof, { body: { plan, ...(utr && { utr }) }, files }, person.token);
}
/** As the head sees the member. */
async function rowOf({ code }: Person): Promise<NetworkRow> {
  return (await network.page(head, { search: code })).fullNetwork[0]!;
}
const approve = (person: Person, plan: PlanName, requestId?: string | null) =>
  network.call(approvePlan, { body: { userId: person.id, plan, requestId: requestId ?? undefined } }, head.token);
const reject = (person: Person, requestId?: string | null) =>
  network.call(
    rejectPlan,
    { body: { userId: person.id, reason: 'No.', requestId: requestId ?? undefined } },
    head.token,
  );
const reserve = (
  person: Person,
  { orderId = newId(), utr = null as string | null, sha256 = 'a'.repeat(64), token = cottonOrder } = {},
) =>
  network.call(
    reservePaymentReference,
    { body: { orderId, memberId: person.id, utr, picture: { sha256, perceptualHash: null } } },
    token,
  );
const orderFacts = (person: Person, orderId: string) => ({
  orderId,
  memberId: person.id,
  memberName: person.name,
  quantityKg: 1,
  occurredAt: new Date().toISOString(),
});
const ordered = async (person: Person, orderId: string, utr: string) =>
  network.handled(await network.hears(cottonRequested, { ...orderFacts(person, orderId), utr }));
const orderRejected = async (person: Person, orderId: string) =>
  network.handled(await network.hears(cottonRejected, { ...orderFacts(person, orderId), reason: 'No.' }));
const find = (utr: string) => network.call(findPaymentReference, { query: { utr } }, head.token);
const release = (utr: string, token = head.token) =>
  network.call(releasePaymentReference, { body: { utr, reason: 'It was mistyped.' } }, token);

describe('One payment', () => {
  it('is not good for two plans, in the way that it once was', async () => {
    const [asha, bala] = [await member({ name: 'Asha Rao' }), await member()];
    const utr = anyUtr();
    const picture = await newPicture();
    await handIn(asha, 'Bronze', utr, picture);
    const opened = await rowOf(asha);
    expect(opened).toMatchObject({ utr, amountDue: 750, requestedPlan: 'Bronze', seenBefore: [] });
    await handIn(asha, 'Bronze');

    expect(await approve(asha, 'Bronze', opened.requestId)).toMatchObject(changed);
    expect((await approve(asha, 'Bronze', (await rowOf(asha)).requestId)).status).toBe(200);
    expect(await handIn(bala, 'Bronze', utr, picture)).toMatchObject(utrUsed);
    expect((await handIn(bala, 'Bronze', undefined, picture)).status).toBe(200);
    expect((await rowOf(bala)).seenBefore).toEqual([
      { kind: 'plan', userId: asha.id, name: 'Asha Rao', at: expect.any(String), match: 'picture' },
    ]);
  });

  it('belongs to its sender, whether replaced, rejected or deleted, until it has led to a sale', async () => {
    const [sender, other] = [await member({ approved: false }), await member()];
    const utr = anyUtr();
    await handIn(sender, 'Bronze', utr);
    await handIn(sender, 'Bronze');
    expect(await handIn(other, 'Bronze', utr)).toMatchObject(utrUsed);
    expect((await handIn(sender, 'Silver', utr)).status).toBe(200);
    await reject(sender);
    expect(await handIn(other, 'Bronze', utr)).toMatchObject(utrUsed);
    expect((await handIn(sender, 'Bronze', utr)).status).toBe(200);
    await approve(sender, 'Bronze');
    expect(await handIn(sender, 'Gold', utr)).toMatchObject(utrUsed);

    const [deleted, lost] = [await member({ approved: false }), anyUtr()];
    await handIn(deleted, 'Bronze', lost);
    expect((await network.call(deleteMember, { params: { id: deleted.id } }, head.token)).status).toBe(200);
    expect(await handIn(other, 'Bronze', lost)).toMatchObject(utrUsed);
  });

  it('is known from what older versions stored', async () => {
    const [sender, other] = [await member(), await member()];
    const [free, sold] = [anyUtr(), anyUtr()];
    await network.service.db
      .collection<{ _id: string }>('payment_references')
      .insertMany([
        { _id: free, memberId: sender.id, saleId: null } as { _id: string },
        { _id: sold, memberId: sender.id, saleId: newId() } as { _id: string },
      ]);
    expect(await handIn(other, 'Bronze', free)).toMatchObject(utrUsed);
    expect(await handIn(sender, 'Bronze', sold)).toMatchObject(utrUsed);
    expect((await handIn(sender, 'Bronze', free)).status).toBe(200);
    expect(await reserve(sender, { utr: free })).toMatchObject(utrUsed);
  });

  it('is for a plan or for cotton, also when both are asked for at one moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, other] = [await member(), await member()];
      const utr = anyUtr();
      const second = round % 2 === 0 ? one : other;
      const answers = await Promise.all([handIn(one, 'Bronze', utr), reserve(second, { utr })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('A decision of the head', () => {
  it('names the request that was looked at: one that was replaced, decided or never was is refused', async () => {
    const asha = await member();
    await handIn(asha, 'Bronze');
    const { requestId } = await rowOf(asha);
    await handIn(asha, 'Gold', anyUtr());
    expect(await reject(asha, requestId)).toMatchObject(changed);
    expect(await approve(asha, 'Gold', requestId)).toMatchObject(changed);
    const present = (await rowOf(asha)).requestId;
    expect((await approve(asha, 'Gold', present)).status).toBe(200);
    expect(await approve(asha, 'Gold', present)).toMatchObject(changed);
    expect(await reject(asha, present)).toMatchObject(changed);
  });

  it('that names a request is about its plan alone', async () => {
    const asha = await member();
    await handIn(asha, 'Silver');
    const { requestId } = await rowOf(asha);
    expect(await approve(asha, 'Gold', requestId)).toMatchObject({
      status: 409,
      error: { code: 'NETWORK.REQUEST_CHANGED', details: { requestedPlan: 'Silver' } },
    });
  });

  it('that names none sets a plan: a request for more goes on waiting with its UTR, one for less is settled', async () => {
    const [asha, bala] = [await member(), await member()];
    const utr = anyUtr();
    await handIn(asha, 'Gold', utr);
    const before = await rowOf(asha);
    await approve(asha, 'Bronze');
    const after = await rowOf(asha);
    expect(after).toMatchObject({ plan: 'Bronze', requestId: before.requestId, utr, amountDue: 1750 });
    expect((await approve(asha, 'Gold', before.requestId)).status).toBe(200);
    expect((await find(utr)).body).toMatchObject({ standsFor: 'sale', userId: asha.id });

    await handIn(bala, 'Bronze', anyUtr());
    await approve(bala, 'Silver');
    expect(await rowOf(bala)).toMatchObject({ plan: 'Silver', requestId: null, requestedPlan: null });
  });

  it('never takes the payment of a proof that came at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const asha = await member();
      const [seen, fresh] = [anyUtr(), anyUtr()];
      await handIn(asha, 'Bronze', seen);
      const { requestId } = await rowOf(asha);
      const [sent, decided] = await Promise.all([handIn(asha, 'Gold', fresh), approve(asha, 'Bronze', requestId)]);
      expect(sent.status).toBe(200);
      expect([200, 409]).toContain(decided.status);
      const isApproved = decided.status === 200;
      expect(await rowOf(asha)).toMatchObject({
        plan: isApproved ? 'Bronze' : null,
        requestedPlan: 'Gold',
        utr: fresh,
      });
      const stands = await Promise.all([find(seen), find(fresh)]);
      expect(stands.map(({ body }) => body.standsFor)).toEqual([isApproved ? 'sale' : 'nothing', 'request']);
    }
  });
});

describe('A payment for cotton', () => {
  it('is reserved for one order, by cotton-order alone, as often as it asks', async () => {
    const [asha, bala] = [await member(), await member()];
    const utr = anyUtr();
    const orderId = newId();
    expect(await reserve(asha, { token: network.asService })).toMatchObject(refusedWith(403, 'ACCESS.SERVICE_ONLY'));
    expect(await reserve({ ...asha, id: newId() })).toMatchObject(refusedWith(404, 'NETWORK.MEMBER_NOT_FOUND'));
    expect((await reserve(asha, { utr, orderId })).status).toBe(200);
    expect((await reserve(asha, { utr, orderId })).status).toBe(200);
    expect(await handIn(asha, 'Bronze', utr)).toMatchObject(utrUsed);
    expect(await reserve(bala, { utr })).toMatchObject(utrUsed);
    await ordered(asha, orderId, utr);
    expect(await reserve(asha, { utr })).toMatchObject(utrUsed);
    expect((await reserve(asha, { utr, orderId })).status).toBe(200);
    expect((await find(utr)).body.standsFor).toBe('order');
  });

  it('is free for its sender again when the order never came, or was rejected', async () => {
    const asha = await member();
    const utr = anyUtr();
    await reserve(asha, { utr });
    const orderId = newId();
    expect((await reserve(asha, { utr, orderId })).status).toBe(200);
    await ordered(asha, orderId, utr);
    await orderRejected(asha, orderId);
    expect((await handIn(asha, 'Bronze', utr)).status).toBe(200);
    expect(await reserve(asha, { utr })).toMatchObject(utrUsed);
  });

  it('belongs to the order that exists, in whatever order the news come', async () => {
    const asha = await member();
    const [utr, rejectedFirst] = [anyUtr(), anyUtr()];
    const [real, lost, gone] = [newId(), newId(), newId()];
    await reserve(asha, { utr, orderId: real });
    await reserve(asha, { utr, orderId: lost });
    await ordered(asha, real, utr);
    expect(await reserve(asha, { utr, orderId: lost })).toMatchObject(utrUsed);

    await reserve(asha, { utr: rejectedFirst, orderId: gone });
    await orderRejected(asha, gone);
    await ordered(asha, gone, rejectedFirst);
    expect((await find(rejectedFirst)).body.standsFor).toBe('nothing');
  });

  it('belongs to the next order although the news of the one that was rejected come last', async () => {
    const asha = await member();
    const utr = anyUtr();
    const [rejected, next] = [newId(), newId()];
    await reserve(asha, { utr, orderId: rejected });
    await reserve(asha, { utr, orderId: next });
    await ordered(asha, rejected, utr);
    await ordered(asha, next, utr);
    await orderRejected(asha, rejected);
    expect((await find(utr)).body.standsFor).toBe('order');
    expect(await handIn(asha, 'Bronze', utr)).toMatchObject(utrUsed);
  });
});

describe('Releasing a UTR', () => {
  it('gives it to the next sender, keeps who did it and why, and still warns of the one before', async () => {
    const [asha, bala] = [await member({ name: 'Asha Typo' }), await member()];
    const utr = anyUtr();
    await handIn(asha, 'Bronze', utr);
    await reject(asha);
    expect((await find(utr)).body).toMatchObject({ userId: asha.id, name: 'Asha Typo', standsFor: 'nothing' });
    expect(await release(utr)).toMatchObject({ status: 200, body: { userId: asha.id } });
    expect(await network.service.db.collection('released_references').find({ utr }).toArray()).toMatchObject([
      { memberId: asha.id, releasedBy: head.id, reason: 'It was mistyped.' },
    ]);

    expect((await handIn(bala, 'Bronze', utr)).status).toBe(200);
    expect((await rowOf(bala)).seenBefore).toMatchObject([{ userId: asha.id, match: 'number' }]);
    expect(await handIn(asha, 'Bronze', utr)).toMatchObject(utrUsed);
  });

  it('is refused for what stands for a request, an order or a sale, for what nobody sent, and to members', async () => {
    const asha = await member();
    const [utr, other] = [anyUtr(), anyUtr()];
    await handIn(asha, 'Bronze', utr);
    const held = (standsFor: string) => ({ status: 409, error: { code: 'NETWORK.UTR_HELD', details: { standsFor } } });
    expect(await release(utr)).toMatchObject(held('request'));
    await approve(asha, 'Bronze');
    expect(await release(utr)).toMatchObject(held('sale'));
    await reserve(asha, { utr: other });
    expect(await release(other)).toMatchObject(held('order'));
    expect(await release(anyUtr())).toMatchObject(refusedWith(404, 'NETWORK.UTR_UNKNOWN'));
    expect(await release(other, asha.token)).toMatchObject(refusedWith(403, 'ACCESS.HEAD_ONLY'));
  });
});

describe('The head is warned', () => {
  const likeness = async (person: Person) =>
    (await rowOf(person)).seenBefore.map(({ userId, match }) => [userId, match]);

  it('of a picture that was saved again, smaller and worse; not of another one, nor of the sender’s own next try', async () => {
    const [asha, bala, chitra] = [await member(), await member(), await member()];
    const seed = (pictures += 1);
    await handIn(asha, 'Bronze', undefined, await pictureOf(seed));
    await handIn(asha, 'Bronze', undefined, await pictureOf(seed));
    await handIn(bala, 'Bronze', undefined, await pictureOf(seed, { width: 240, quality: 35 }));
    await handIn(chitra, 'Bronze');
    expect(await likeness(bala)).toEqual([[asha.id, 'likeness']]);
    expect(await likeness(chitra)).toEqual([]);
    const own = (await rowOf(asha)).seenBefore.filter(({ userId }) => userId === asha.id);
    expect(own).toEqual([]);
  });

  it('of the picture of somebody else, however often its sender sent copies of it before', async () => {
    const [asha, bala, chitra] = [await member(), await member(), await member()];
    const [seed, utr] = [(pictures += 1), anyUtr()];
    await handIn(asha, 'Bronze', undefined, await pictureOf(seed));
    const proofs = network.service.db.collection<{ _id: string }>('payment_proofs');
    const flood = async (person: Person) => {
      const { _id, ...sent } = (await proofs.findOne({ memberId: person.id }))!;
      const copies = Array.from({ length: 1_100 }, () => ({ ...sent, isDropped: true, _id: newId() }));
      await proofs.insertMany(copies);
    };
    await handIn(bala, 'Bronze', undefined, await pictureOf(seed, { width: 240, quality: 35 }));
    await flood(bala);
    await handIn(chitra, 'Bronze', utr);
    await flood(chitra);
    await handIn(chitra, 'Bronze', utr, await pictureOf(seed));
    expect(await likeness(chitra)).toContainEqual([asha.id, 'picture']);
    expect(await likeness(bala)).toContainEqual([asha.id, 'likeness']);
  });

  it('at the same cost however many proofs there are', async () => {
    const asha = await member();
    const utr = anyUtr();
    await handIn(asha, 'Bronze', utr);
    const look = () => Promise.all([rowOf(asha), find(utr)]);
    expect(await scannedCollections(network.service.db, look)).not.toContain('payment_proofs');
  });

  it('of a plan’s picture in a cotton order, and the other way round; members see nothing of it', async () => {
    const [sponsor, asha] = [await member({ plan: 'Gold' }), await member()];
    const below = await network.member(sponsor, head);
    const planProof = await newPicture();
    const sha256 = createHash('sha256').update(planProof).digest('hex');
    await handIn(below, 'Bronze', undefined, planProof);
    const { body } = await reserve(asha, { sha256 });
    expect(body.seenBefore).toMatchObject([{ kind: 'plan', userId: below.id, match: 'picture' }]);
    expect((await rowOf(below)).seenBefore).toMatchObject([{ kind: 'cotton', userId: asha.id, match: 'picture' }]);
    const [row] = (await network.page(sponsor)).fullNetwork;
    expect(row).toMatchObject({ _id: below.id, requestId: null, utr: null, amountDue: null, seenBefore: [] });
  });

  it('of a UTR that Add Member brought and somebody else had sent', async () => {
    const asha = await member();
    const utr = anyUtr();
    await handIn(asha, 'Bronze', utr);
    const added = await member({ planRequest: { plan: 'Bronze', proofKey: 'network/plan-proofs/a.jpg', utr } });
    expect(await rowOf(added)).toMatchObject({ utr: null, seenBefore: [{ userId: asha.id, match: 'number' }] });
  });
});
