import { payoutCameBack, recordPayoutSent } from '@deepam/contracts';
import { SecondPerson } from '@deepam/messaging';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { EarlierFiles } from '../src/batches/earlier-files/earlier-files.js';
import { BatchFileMaker } from '../src/batches/files/batch-file-maker.js';
import { BatchesRepository } from '../src/batches/persistence/batches.repository.js';
import { answer, FreedPayouts, line, payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { clerk, consentIn, head } from './two-people.js';

withFreedPayouts();
afterEach(() => {
  jest.restoreAllMocks();
});

const { utr } = FreedPayouts;
const otherUtr = 'HDFCN52026010577';
const saysPaid = async (batchId: string) =>
  (await scene.batches.take(batchId, answer(await payouts.rowOf(batchId), 'Success').replace(utr, otherUtr))).body
    .rows[0]!;
const lastTold = async (one: Freed) => (await payouts.told(one)).at(-1);

/** The next call of it, which a transaction makes after its first read, ends when it may go on. */
function holdNext<M extends string, T extends Record<M, (...args: never[]) => Promise<unknown>>>(of: T, method: M) {
  let goOn = (): void => undefined;
  const until = new Promise<void>((resolve) => (goOn = resolve));
  const own = of[method].bind(of);
  const isHeld = new Promise<void>((resolve) => {
    const held = async (...args: never[]) => {
      const result = await own(...args);
      resolve();
      await until;
      return result;
    };
    jest.spyOn(of as Record<string, (...args: never[]) => Promise<unknown>>, method).mockImplementationOnce(held);
  });
  return { isHeld, goOn };
}

describe('a payment that is found at one moment with', () => {
  it.each(['the finding', 'the answer'])(
    'the answer that another was made is a second one, where %s began first',
    async (first) => {
      const one = await payouts.one();
      const next = await payouts.again(one);
      scene.batches.network.tells(line(one, 'debit'));
      const repository = scene.commission.get(BatchesRepository);
      const isFinding = first === 'the finding';
      const hold = holdNext(repository, isFinding ? 'noteSaidPaid' : 'settle');
      const slow = isFinding ? payouts.look() : saysPaid(next);
      await hold.isHeld;
      await (isFinding ? saysPaid(next) : payouts.look());
      hold.goOn();
      await slow;
      expect(await payouts.rowOf(next)).toMatchObject({ state: 'paid', utr: otherUtr });
      expect((await payouts.rowOf(one.batchId)).saidPaid).toEqual({ utr, on: '2026-01-05', isTwice: true });
      // The answer had asked nobody whom to tell, as nothing was noted then.
      await payouts.look();
      expect(await lastTold(one)).toMatchObject({ isTwice: true });
    },
  );

  it('another one of its payout is a second one', async () => {
    const one = await payouts.one();
    const next = await payouts.again(one);
    await payouts.failed(next);
    scene.batches.network.tells(line(one, 'debit'));
    const hold = holdNext(scene.commission.get(BatchesRepository), 'noteSaidPaid');
    const slow = payouts.look();
    await hold.isHeld;
    expect((await saysPaid(next)).outcome).toBe('paid-after-all');
    hold.goOn();
    await slow;
    for (const batchId of [one.batchId, next]) expect((await payouts.rowOf(batchId)).saidPaid?.isTwice).toBe(true);
    expect(await lastTold(one)).toMatchObject({ isTwice: true });
  });

  it('an approval by hand is a second one, once it is sent', async () => {
    const one = await payouts.one();
    const asker = clerk();
    const id = consentIn(await payouts.decide(asker, one, 'Approved'));
    const repository = scene.commission.get(BatchesRepository);
    const hold = holdNext(repository, 'noteSaidPaid');
    const slow = scene.batches.take(one.batchId, answer(one, 'Success'));
    await hold.isHeld;
    expect((await scene.grant(head, id)).status).toBe(200);
    hold.goOn();
    await slow;
    // Granted is not sent.
    expect((await payouts.rowOf(one.batchId)).saidPaid?.isTwice).toBe(false);
    expect(await lastTold(one)).toMatchObject({ isTwice: false });
    await payouts.records(asker, one);
    expect((await payouts.rowOf(one.batchId)).saidPaid?.isTwice).toBe(true);
    expect(await lastTold(one)).toMatchObject({ isTwice: true });
  });

  it('another file that had not been made is left out of it', async () => {
    const one = await payouts.one();
    await scene.grant(clerk(), consentIn(await payouts.batch(clerk(), one)));
    const { batchId } = (await scene.commission.db.collection('payouts').findOne({ _id: one.payoutId as never }))!;
    const hold = holdNext(scene.commission.get(BatchFileMaker), 'plan');
    const slow = payouts.file(batchId as string);
    await hold.isHeld;
    scene.batches.network.tells(line(one, 'debit'));
    await payouts.look();
    hold.goOn();
    expect(await slow).toMatchObject({ status: 409, error: { code: 'COMMISSION.NOTHING_TO_FILE' } });
    expect(await payouts.rowOf(batchId as string)).toMatchObject({ state: 'released', leftOut: 'said-paid' });
  });

  it('a second file of its batch that had not been made is left out of it', async () => {
    const { payoutId } = await scene.batches.payout();
    const batchId = (await payouts.batch(clerk(), { payoutId })).body.batch._id;
    await payouts.file(batchId);
    const { filedAt, reference } = await payouts.rowOf(batchId);
    const hold = holdNext(scene.commission.get(BatchFileMaker), 'plan');
    const slow = payouts.file(batchId, filedAt);
    await hold.isHeld;
    scene.batches.network.tells(line({ reference }, 'debit'));
    await scene.commission.get(EarlierFiles).lookAtLost(await scene.commission.get(BatchesRepository).rowsOf(batchId));
    hold.goOn();
    expect(await slow).toMatchObject({ status: 409, error: { code: 'COMMISSION.NOTHING_TO_FILE' } });
    expect(await payouts.rowOf(batchId)).toMatchObject({ state: 'waiting', filedAt, leftOut: 'said-paid' });
  });

  it('that it is set free as unpaid is noted, and told', async () => {
    const { payoutId } = await scene.batches.payout();
    const batchId = (await payouts.batch(clerk(), { payoutId })).body.batch._id;
    await payouts.file(batchId);
    const batches = scene.commission.get(BatchesRepository);
    const own = batches.settle.bind(batches);
    jest.spyOn(batches, 'settle').mockImplementationOnce(async (...args) => {
      await payouts.failed(batchId);
      return own(...args);
    });
    expect((await saysPaid(batchId)).outcome).toBe('paid-after-all');
    expect(await payouts.rowOf(batchId)).toMatchObject({
      state: 'failed',
      saidPaid: { utr: otherUtr, isTwice: false },
    });
    expect(await payouts.told({ payoutId })).toMatchObject([{ isTwice: false }]);
  });

  it('an approval by hand that had not ended stops it', async () => {
    const one = await payouts.one();
    const id = consentIn(await payouts.decide(clerk(), one, 'Approved'));
    const hold = holdNext(scene.commission.get(SecondPerson), 'require');
    const slow = scene.grant(head, id);
    await hold.isHeld;
    await scene.batches.take(one.batchId, answer(one, 'Success'));
    hold.goOn();
    expect(await slow).toMatchObject({ status: 409, error: { code: 'COMMISSION.SAID_PAID' } });
    expect((await payouts.rowOf(one.batchId)).saidPaid?.isTwice).toBe(false);
  });
});

describe('a payment of which it is found at one moment that it came back', () => {
  const cameBack = async (one: Freed) => {
    scene.batches.network.tells(line(one, 'credit'));
    await payouts.look();
  };
  const saidPaidAndAsked = async () => {
    const one = await payouts.one();
    scene.batches.network.tells(line(one, 'debit'));
    return { one, id: consentIn(await payouts.decide(clerk(), one, 'Approved', one.reference)) };
  };
  const lost = async ({ payoutId }: Freed) =>
    (await scene.commission.outboxEventsOf(payoutCameBack)).filter((event) => event.payoutId === payoutId);

  it('stops an approval on it that had not ended', async () => {
    const { one, id } = await saidPaidAndAsked();
    const hold = holdNext(scene.commission.get(SecondPerson), 'require');
    const slow = scene.grant(head, id);
    await hold.isHeld;
    await cameBack(one);
    hold.goOn();
    expect(await slow).toMatchObject({ status: 409, error: { code: 'COMMISSION.PAYMENT_CAME_BACK' } });
    expect(await lost(one)).toEqual([]);
  });

  it('leaves the member with nothing where it is approved on it meanwhile, which is told', async () => {
    const { one, id } = await saidPaidAndAsked();
    const asks = holdNext(scene.commission.get(SecondPerson), 'require');
    const approval = scene.grant(head, id);
    await asks.isHeld;
    const hold = holdNext(scene.commission.get(BatchesRepository), 'forgetSaidPaid');
    const slow = cameBack(one);
    await hold.isHeld;
    asks.goOn();
    expect((await approval).status).toBe(200);
    hold.goOn();
    await slow;
    expect(await lost(one)).toHaveLength(1);
  });

  it('and is sent again while it is found to have left once more, is sent by nobody or counts as two', async () => {
    const firsts = ['the record', 'the finding'] as const;
    for (const first of firsts) {
      const { one, id } = await saidPaidAndAsked();
      await scene.grant(head, id);
      await cameBack(one);
      const wish = { params: { payoutId: one.payoutId }, body: { net: 10 } };
      const asker = clerk();
      const asked = consentIn(await scene.call(recordPayoutSent, asker, wish));
      const records = holdNext(scene.commission.get(SecondPerson), 'require');
      const record = scene.grant(head, asked);
      await records.isHeld;
      scene.batches.network.tells(line(one, 'debit'));
      const finds = holdNext(scene.commission.get(BatchesRepository), 'noteSaidPaid');
      const finding = payouts.look();
      await finds.isHeld;
      const [slow, fast] = first === 'the record' ? [finds, records] : [records, finds];
      fast.goOn();
      const ended = first === 'the record' ? record : finding;
      await ended;
      slow.goOn();
      await finding;
      const isSent = (await record).status === 200;
      expect(isSent).toBe(first === 'the record');
      if (isSent) await payouts.records(asker, one);
      expect((await payouts.rowOf(one.batchId)).saidPaid?.isTwice).toBe(isSent);
    }
  });
});
