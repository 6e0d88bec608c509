import { createHash } from 'node:crypto';
import { newId } from '@deepam/platform';
import { anyUtr, pictureOf, scannedCollections } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bandsOf } from '../src/payments/domain/likeness.js';
import type { PaymentProof } from '../src/payments/persistence/payment-proof.schema.js';
import { PaymentProofsRepository } from '../src/payments/persistence/payment-proofs.repository.js';
import { type Person } from './test-network.js';
import { TestPayments } from './test-payments.js';

let payments: TestPayments;
beforeAll(async () => {
  payments = await TestPayments.start();
});
afterAll(() => payments.network.close());

const likeness = async (person: Person) =>
  (await payments.rowOf(person)).seenBefore.map(({ userId, match }) => [userId, match]);

it('one query gives the warnings of a page', async () => {
  const [asha, bala, chitra] = [await payments.member(), await payments.member(), await payments.member()];
  const seed = payments.newSeed();
  await payments.handIn(asha, 'Bronze', undefined, await pictureOf(seed));
  await payments.handIn(bala, 'Bronze', undefined, await pictureOf(seed));
  await payments.handIn(chitra, 'Bronze');
  const db = payments.network.service.db.db!;
  const page = async () => {
    const { fullNetwork } = await payments.network.page(payments.head, { planRequested: 'true', limit: '200' });
    return fullNetwork.map(({ seenBefore }) => seenBefore);
  };
  const first = await page();
  expect(first.filter((seen) => seen.length > 0).length).toBeGreaterThanOrEqual(2);
  const asked = async () => {
    const profile = db.collection<{ ns: string }>('system.profile');
    await db.setProfilingLevel('all');
    const again = await page();
    await db.setProfilingLevel('off');
    const queries = await profile.countDocuments({ ns: `${db.databaseName}.payment_proofs` });
    await profile.drop();
    return { again, queries };
  };
  expect(await asked()).toEqual({ again: first, queries: 1 });
});

it('a picture that was saved again, smaller and worse, gives a warning; another one, or the sender’s own next try, does not', async () => {
  const [asha, bala, chitra] = [await payments.member(), await payments.member(), await payments.member()];
  const seed = payments.newSeed();
  await payments.handIn(asha, 'Bronze', undefined, await pictureOf(seed));
  await payments.handIn(asha, 'Bronze', undefined, await pictureOf(seed));
  await payments.handIn(bala, 'Bronze', undefined, await pictureOf(seed, { width: 240, quality: 35 }));
  await payments.handIn(chitra, 'Bronze');
  expect(await likeness(bala)).toEqual([[asha.id, 'likeness']]);
  expect(await likeness(chitra)).toEqual([]);
  const own = (await payments.rowOf(asha)).seenBefore.filter(({ userId }) => userId === asha.id);
  expect(own).toEqual([]);
});

it('the picture of another member gives a warning, however often its sender sent copies of it before', async () => {
  const [asha, bala, chitra] = [await payments.member(), await payments.member(), await payments.member()];
  const devi = await payments.member();
  const [seed, utr] = [payments.newSeed(), anyUtr()];
  await payments.handIn(asha, 'Bronze', undefined, await pictureOf(seed));
  const proofs = payments.network.service.db.collection<{ _id: string }>('payment_proofs');
  const flood = async (person: Person) => {
    const { _id, ...sent } = (await proofs.findOne({ memberId: person.id }))!;
    const copies = Array.from({ length: 1_100 }, () => ({ ...sent, isDropped: true, _id: newId() }));
    await proofs.insertMany(copies);
  };
  await payments.handIn(bala, 'Bronze', undefined, await pictureOf(seed, { width: 240, quality: 35 }));
  await flood(bala);
  await payments.handIn(chitra, 'Bronze', utr);
  await flood(chitra);
  await payments.handIn(chitra, 'Bronze', utr, await pictureOf(seed));
  await payments.handIn(devi, 'Bronze', undefined, await pictureOf(seed));
  expect(await likeness(chitra)).toContainEqual([asha.id, 'picture']);
  expect(await likeness(chitra)).toContainEqual([devi.id, 'picture']);
  expect(await likeness(bala)).toContainEqual([asha.id, 'likeness']);
});

it('each row of a page has the same warnings as a single row, whatever was sent, and whether the row knows it', async () => {
  const { app, db } = payments.network.service;
  const repository = app.get(PaymentProofsRepository, { strict: false });
  const proofs = db.collection<PaymentProof>('payment_proofs');
  const sha = (of: number) => createHash('sha256').update(String(of)).digest('hex');
  const some = fc.option(fc.nat(3), { nil: null });
  const looks = fc.option(fc.tuple(fc.nat(2), fc.nat(63), fc.nat(63)), { nil: null, freq: 2 });
  const any = fc.record({
    who: fc.nat(4),
    utr: some,
    sha: some,
    looks,
    isDropped: fc.boolean(),
    isKnown: fc.boolean(),
  });
  const page = fc.array(any, { minLength: 2, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(page, async (sent) => {
      const run = newId();
      const all = sent.map(({ who, looks: of, isDropped, ...one }, at): PaymentProof => {
        const hash =
          of &&
          BigInt.asUintN(64, 0x9e3779b97f4a7c15n * BigInt(of[0] + 1)) ^ (1n << BigInt(of[1])) ^ (1n << BigInt(of[2]));
        const perceptualHash = hash === null ? null : hash.toString(16).padStart(16, '0');
        return {
          _id: newId(),
          kind: at % 3 === 0 ? 'cotton' : 'plan',
          memberId: `${run}${who}`,
          name: 'Asha',
          at: new Date(at),
          utr: one.utr === null ? null : `${run}${one.utr}`,
          sha256: one.sha === null ? null : sha(one.sha),
          perceptualHash,
          bands: perceptualHash === null ? [] : bandsOf(perceptualHash),
          isDropped,
        };
      });
      await proofs.deleteMany({});
      await proofs.insertMany(all);
      const alone = new Map<string, unknown>();
      for (const { _id: id } of all) alone.set(id, (await repository.seenBefore([{ id }])).get(id));
      await proofs.updateMany({}, { $unset: { alike: 1 } });
      const asked = all.map(({ _id: id, utr, sha256 }, at) => ({
        id,
        ...(sent[at]!.isKnown && { sent: { utr, sha256 } }),
      }));
      const together = await repository.seenBefore(asked);
      expect(new Map(all.map(({ _id }) => [_id, together.get(_id)]))).toEqual(alone);
    }),
    { numRuns: 60 },
  );
});

it('the cost is the same however many proofs there are', async () => {
  const asha = await payments.member();
  const utr = anyUtr();
  await payments.handIn(asha, 'Bronze', utr);
  const readPayments = () => Promise.all([payments.rowOf(asha), payments.find(utr)]);
  expect(await scannedCollections(payments.network.service.db, readPayments)).not.toContain('payment_proofs');
});

it('a plan’s picture in a cotton order gives a warning, and the other way round; members see nothing of it', async () => {
  const [sponsor, asha] = [await payments.member({ plan: 'Gold' }), await payments.member()];
  const below = await payments.network.member(sponsor, payments.head);
  const planProof = await pictureOf(payments.newSeed());
  const sha256 = createHash('sha256').update(planProof).digest('hex');
  await payments.handIn(below, 'Bronze', undefined, planProof);
  const { body } = await payments.reserve(asha, { sha256 });
  expect(body.seenBefore).toMatchObject([{ kind: 'plan', userId: below.id, match: 'picture' }]);
  expect((await payments.rowOf(below)).seenBefore).toMatchObject([
    { kind: 'cotton', userId: asha.id, match: 'picture' },
  ]);
  const [row] = (await payments.network.page(sponsor)).fullNetwork;
  expect(row).toMatchObject({ _id: below.id, requestId: null, utr: null, amountDue: null, seenBefore: [] });
});

it('a UTR from Add Member that another member had sent gives a warning', async () => {
  const asha = await payments.member();
  const utr = anyUtr();
  await payments.handIn(asha, 'Bronze', utr);
  const added = await payments.member({
    planRequest: { plan: 'Bronze', proofKey: 'network/plan-proofs/a.jpg', utr },
  });
  expect(await payments.rowOf(added)).toMatchObject({
    utr: null,
    seenBefore: [{ userId: asha.id, match: 'number' }],
  });
});
