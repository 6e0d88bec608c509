import { addEarnings, commissionRequest, planApproved, updateCommissionStatus } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAudit } from '../src/audit/run-audit.js';
import { OnPlanApproved } from '../src/sales/on-network-events.js';
import { headId, TestCommission } from './commission-harness.js';
import { sale, upline } from './sale-builder.js';

let commission: TestCommission;
let member: string;
const gold = sale();
beforeAll(async () => {
  commission = await TestCommission.start();
  member = await commission.member({ plan: 'Gold' });
  await commission.tell(OnPlanApproved, planApproved, { ...gold, upline: [upline(1, { memberId: member })] });
  await commission.call(addEarnings, headId, { body: { earning: 50, userId: member } });
  for (const status of ['Approved', 'Rejected'] as const) {
    const { entry } = (await commission.call(commissionRequest, member, { body: { commissionAmount: 30 } })).body;
    await commission.call(updateCommissionStatus, headId, {
      body: { userId: member, commissionId: entry._id, status },
    });
  }
  // The checks of counted days are in business.int.spec; each fault needs to be found only once here.
  await poll(async () => (await rows('business_day_marks').countDocuments()) === 0);
  await rows('business_days').deleteMany({});
});
afterAll(() => commission.stop());

const rows = (name: string) => commission.db.collection<{ _id: string }>(name);

async function findingsAfter(name: string, filter: object, update: object): Promise<readonly string[]> {
  const before = await rows(name).findOne(filter);
  await rows(name).updateOne(filter, update);
  try {
    const { sentences, differencePaise, findings } = await commission.audit();
    return [`${findings} of ${differencePaise} paise`, ...sentences];
  } finally {
    await rows(name).replaceOne({ _id: before!._id }, before!);
  }
}

describe('the audit', () => {
  it('the audit finds nothing in a ledger that only the service wrote', async () => {
    expect(await commission.audit()).toEqual({
      postings: 7,
      sales: 1,
      payouts: 2,
      members: 1,
      onTheWay: 0,
      findings: 0,
      differencePaise: 0,
      sentences: [],
    });
  });

  it('the audit finds a balance that is a paisa off', async () => {
    expect(await findingsAfter('balances', { _id: member }, { $inc: { 'commission.available': 1 } })).toEqual([
      '1 of 1 paise',
      `member:${member}:commission:available is 22001 paise, its postings say 22000`,
    ]);
  });

  it('the audit finds a posting that does not sum to zero, and its consequences', async () => {
    const found = await findingsAfter('postings', { kind: 'commission' }, { $inc: { 'lines.1.amountPaise': 10 } });
    const key = `commission:${gold.saleId}:${member}:1`;
    expect(found).toContain(`The posting ${key} sums to 10 paise`);
    expect(found).toContain(`The posting ${key} has other lines than it should`);
  });

  it('the audit finds a sale that was not shared by its schedule, and a sale without a schedule', async () => {
    const changed = await findingsAfter('sales', { _id: gold.saleId }, { $set: { 'rows.0.amountPaise': 1 } });
    expect(changed).toContain(`The rows of the sale ${gold.saleId} are not what its schedule gives`);
    const unknown = await findingsAfter('sales', { _id: gold.saleId }, { $set: { scheduleVersion: 9 } });
    expect(unknown).toContain(`The sale ${gold.saleId} names the schedule 9, which does not exist`);
  });

  it('the audit finds a payout whose status and postings differ', async () => {
    const found = await findingsAfter('payouts', { status: 'Approved' }, { $set: { status: 'Requested' } });
    expect(found).toContain('Payouts requested, approved and rejected: 2, 0, 1; posted: 2, 1, 1');
    const taken = await findingsAfter('payouts', { status: 'Rejected' }, { $set: { 'taken.earnings': 5 } });
    expect(taken.join()).toMatch(/is not what it took from the ledgers/);
  });

  it('the audit finds a posting of another statement, subject or moment, although its lines are right', async () => {
    const key = `commission:${gold.saleId}:${member}:1`;
    const stranger = newId();
    const about = (kind: string, update: object) => findingsAfter('postings', { kind }, { $set: update });
    const moment = new Date(gold.approvedAt);
    moment.setDate(moment.getDate() - 1);
    expect([
      await about('commission', { memberId: stranger }),
      await about('commission', { 'reference.saleId': stranger }),
      await about('commission', { occurredAt: moment }),
      await about('payout-approved', { memberId: null }),
      await about('adjustment', { kind: 'making-charge' }),
      await about('adjustment', { correctsId: stranger }),
    ]).toEqual([
      ['1 of 0 paise', `The posting ${key} is on the statement of ${stranger}`],
      ['1 of 0 paise', `The posting ${key} is about something else than its key says`],
      ['1 of 0 paise', `The posting ${key} is of another moment than what it is for`],
      ['1 of 0 paise', expect.stringMatching(/^The posting payout:\w+:decided is on the statement of nobody$/)],
      [
        '2 of 5000 paise',
        expect.stringMatching(/^The posting adjustment:\w+ is about something else than its key says$/),
        expect.stringMatching(/does not say how its return was approved$/),
      ],
      ['1 of 0 paise', expect.stringMatching(/^The posting adjustment:\w+ takes back what it should not, or nothing$/)],
    ]);
  });

  it.each([
    ['postings', { kind: 'commission' }, 'lines', /^The posting commission:\w+:\w+:1 is damaged: /],
    ['postings', { kind: 'commission' }, 'reference', /^The posting commission:\w+:\w+:1 is damaged: /],
    ['postings', { kind: 'payout-approved' }, 'occurredAt', /^The posting payout:\w+:decided is damaged: /],
    ['sales', {}, 'rows', /^The sale \w+ is damaged: /],
    ['sales', {}, 'upline', /^The sale \w+ is damaged: /],
    ['payouts', { status: 'Approved' }, 'taken', /^The payout \w+ is damaged: /],
    ['payees', {}, 'counts', /^The member \w+ in the list of payouts is damaged: /],
  ])(
    'the audit names one of the %s %j that has lost its %s, and finds all other faults',
    async (name, filter, field, sentence) => {
      await rows('balances').updateOne({ _id: member }, { $inc: { 'earnings.reserved': 1 } });
      const found = await findingsAfter(name, filter, { $set: { [field]: null } });
      await rows('balances').updateOne({ _id: member }, { $inc: { 'earnings.reserved': -1 } });
      expect(found).toContainEqual(expect.stringMatching(sentence));
      expect(found).toContain(`member:${member}:earnings:reserved is 1 paise, its postings say 0`);
    },
  );

  it('the audit finds a payout that is missing from the head’s list', async () => {
    const wrong = `The list of payouts does not show those of the member ${member} as they are`;
    expect(await findingsAfter('payees', {}, { $inc: { 'counts.Approved': 1 } })).toEqual(['1 of 0 paise', wrong]);
    expect(await findingsAfter('payees', {}, { $set: { hasOpen: true } })).toEqual(['1 of 0 paise', wrong]);
    const payee = (await rows('payees').findOne({}))!;
    await rows('payees').deleteOne({ _id: payee._id });
    const { sentences } = await commission.audit();
    await rows('payees').insertOne(payee);
    expect(sentences).toEqual([`The list of payouts leaves out the member ${member}`]);
  });

  it('the audit finds a posting that is missing', async () => {
    const posting = (await rows('postings').findOne({ kind: 'payout-approved' }))!;
    await rows('postings').deleteOne({ _id: posting._id });
    const { sentences } = await commission.audit();
    await rows('postings').insertOne(posting);
    expect(sentences.join()).toMatch(/The posting payout:[0-9a-f]{24}:decided is missing/);
  });

  it('the audit finds a hold without its money', async () => {
    await rows('holds').insertOne({ _id: 'x', memberId: member, ledger: 'earnings', amountPaise: 5 } as {
      _id: string;
    });
    const { sentences, differencePaise } = await commission.audit();
    await rows('holds').deleteOne({ _id: 'x' });
    expect([sentences, differencePaise]).toEqual([[`member:${member}:earnings:pending has a hold but no posting`], 5]);
  });
});

describe('postings, sales and schedules', () => {
  it('postings, sales and schedules cannot be changed or removed through their models', async () => {
    for (const name of ['Posting', 'Sale', 'Schedule']) {
      const model = commission.db.model(name);
      await expect(model.updateOne({}, { $set: { reason: 'x' } })).rejects.toThrow('never changed');
      await expect(model.findOneAndUpdate({}, {})).rejects.toThrow('never changed');
      await expect(model.deleteMany({})).rejects.toThrow('never changed');
      await expect(model.bulkWrite([{ deleteOne: { filter: {} } }])).rejects.toThrow('never changed');
      const [document] = await model.find();
      await expect(document!.set('recordedAt', new Date()).save()).rejects.toThrow('never changed');
    }
    expect((await commission.audit()).findings).toBe(0);
  });
});

describe('the audit command', () => {
  const run = async (args: string[], env: NodeJS.ProcessEnv = {}) => {
    let output = '';
    const given = { MONGO_URL: process.env['MONGO_URL'], MONGO_DB_PREFIX: commission.prefix, ...env };
    const code = await runAudit(args.length === 0 ? ['--ledger-only'] : args, given, (text) => (output += text));
    return { code, output };
  };

  it('the audit command prints its usage', async () => {
    const { code, output } = await run(['--help'], { MONGO_URL: '' });
    expect([code, output]).toEqual([0, expect.stringContaining('Usage: node dist/audit.js')]);
  });

  it('the audit command prints counts and the difference, and fails when there is one', async () => {
    expect(await run([])).toEqual({ code: 0, output: expect.stringMatching(/postings: 7\n[^]*difference: 0 paise$/) });
    await rows('balances').updateOne({ _id: member }, { $inc: { 'earnings.paid': 7 } });
    const wrong = await run([]);
    await rows('balances').updateOne({ _id: member }, { $inc: { 'earnings.paid': -7 } });
    expect(wrong).toEqual({ code: 1, output: expect.stringMatching(/findings: 1\n[^]*difference: 7 paise$/) });
  });

  it('the audit command names a missing setting or an unreachable server in one sentence', async () => {
    const missing = await run([], { MONGO_URL: '' });
    expect(missing).toEqual({ code: 1, output: expect.stringContaining('MONGO_URL is not set') });
    const nobody = await run([], { MONGO_URL: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=200' });
    expect(nobody).toEqual({ code: 1, output: expect.stringContaining('The audit failed') });
  });
});
