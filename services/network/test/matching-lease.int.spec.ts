import { newId, Transactions } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  MatchingLease,
  LeaseLost,
  type HeldLease,
  matchingLeaseModel,
  type MatchingLeaseDocument,
} from '../src/bank/matching-lease.js';
import { PaymentMatcher } from '../src/bank/payment-matcher.js';
import { bankLineModel, type BankLine } from '../src/bank/persistence/bank-line.schema.js';
import { bankDesk, credit, freshUtr, price } from './bank-desk.js';
import { csvFile, statementCsv } from './bank-files.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { take, lineOf, requestFor, paymentOf } = bankDesk(
  () => network,
  () => head,
);
const leases = () => network.model<MatchingLeaseDocument>(matchingLeaseModel);
const anotherTakes = () =>
  leases().updateOne({ _id: 'matching' }, { $set: { holder: newId(), until: new Date(Date.now() + 60_000) } });
const giveBack = () => leases().deleteOne({ _id: 'matching' });
const write = (lease: HeldLease) => network.part(Transactions).run((session) => lease.renew(session));
const matchNow = () => PaymentMatcher.prototype.matchNew.call(network.part(PaymentMatcher));

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

describe('the lease to match', () => {
  it('the lease belongs to one replica at a time, of many that want it', async () => {
    let at = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (at += 1));
      await leases().findById('matching').lean();
      at -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => network.part(MatchingLease).run(work)));
    expect(most).toBe(1);
    expect(await leases().findById('matching').lean()).toBeNull();
  });

  it('the lease of a dead replica is taken over, and a used one is extended', async () => {
    await leases().create({ _id: 'matching', holder: 'dead', until: new Date(Date.now() - 1) });
    await network.part(MatchingLease).run(async (lease) => {
      await leases().updateOne({ _id: 'matching' }, { $set: { until: new Date(Date.now() + 5_000) } });
      await write(lease);
      const { until } = (await leases().findById('matching').lean<MatchingLeaseDocument>())!;
      expect(until.getTime()).toBeGreaterThan(Date.now() + 30_000);
    });
  });

  it('a lost lease writes nothing, and does not end the lease of another replica', async () => {
    const late = network.part(MatchingLease).run(async (lease) => {
      await anotherTakes();
      await write(lease);
    });
    await expect(late).rejects.toThrow(LeaseLost);
    expect(await leases().findById('matching').lean()).not.toBeNull();
    await giveBack();
  });
});

describe('a run of the matcher', () => {
  it('a run that has lost its lease after reading writes neither matches nor suggestions; the next one does', async () => {
    const [exact, other] = [freshUtr(), freshUtr()];
    const [one, two] = [await requestFor(exact), await requestFor(other)];
    const own = jest.spyOn(network.part(PaymentMatcher), 'matchNew').mockResolvedValue(false);
    await network.part(MatchingLease).run(async () => undefined);
    await take(csvFile(statementCsv([credit(exact), credit(other, price - 100)])));
    const reads = jest.spyOn(network.part(PaymentMatcher) as never as { namesOf: () => Promise<unknown> }, 'namesOf');
    reads.mockImplementationOnce(async () => {
      await anotherTakes();
      return new Map();
    });
    await expect(matchNow()).rejects.toThrow(LeaseLost);
    reads.mockRestore();
    expect([(await paymentOf(one.id)).state, (await paymentOf(two.id)).state]).toEqual(['missing', 'missing']);
    expect((await lineOf(exact)).state).toBe('unmatched');
    await giveBack();
    await matchNow();
    expect([(await paymentOf(one.id)).state, (await paymentOf(two.id)).state]).toEqual(['matched', 'suggested']);
    own.mockRestore();
  });

  it('a failed run is logged, and the import succeeds nevertheless', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const failing = jest.spyOn(network.part(PaymentMatcher), 'matchNew').mockRejectedValue(new Error('no room'));
    const taken = await take(csvFile(statementCsv([credit(freshUtr())])));
    failing.mockRestore();
    expect(taken).toMatchObject({ status: 200, body: { newLines: 1, unmatched: 1 } });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no room'));
    warn.mockRestore();
  });
});

describe('a new request among 5 000 credits of other people', () => {
  it('a new request is matched without reading the other credits', async () => {
    const lines = network.model<BankLine>(bankLineModel);
    const date = new Date().toISOString().slice(0, 10);
    const others = Array.from({ length: 5_000 }, (_, at) => ({
      _id: at.toString(16).padStart(32, '0'),
      statementId: newId(),
      account: 'SBI',
      line: at,
      date,
      narration: `UPI/${7e11 + at}/SOMEBODY ELSE`,
      reference: '',
      references: [String(7e11 + at)],
      direction: 'credit',
      amountPaise: 1e4 + at,
      balancePaise: null,
      state: 'unmatched',
      candidates: [],
    }));
    await lines.collection.insertMany(others as never);
    const db = network.service.db.db!;
    await db.setProfilingLevel('all');
    const utr = freshUtr();
    const request = await requestFor(utr);
    await matchNow();
    await db.setProfilingLevel('off');
    const read = await db
      .collection('system.profile')
      .find({ ns: `${db.databaseName}.${lines.collection.collectionName}` })
      .toArray();
    expect(read.length).toBeGreaterThan(0);
    for (const { docsExamined } of read) expect(docsExamined ?? 0).toBeLessThan(500);
    await take(csvFile(statementCsv([credit(utr)])));
    expect(await paymentOf(request.id)).toMatchObject({ state: 'matched' });
  });
});
