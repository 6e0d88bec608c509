import {
  balance,
  indianDay,
  deskPayouts,
  holdMoney,
  memberCommissionsCsv,
  payoutAmountToSend,
  payoutBankDetails,
  payoutSent,
  recordPayoutSent,
  waitingPayouts,
  type DeskPayout,
} from '@deepam/contracts';
import { tinyJpeg } from '@deepam/testing';
import { describe, expect, it } from '@jest/globals';
import { answer, line, payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { granted, kept, later, sends, type Granted } from './granted-to-send.js';
import { clerk, consentIn, head, type Person } from './two-people.js';

withFreedPayouts();

const rowFor = async (person: Person, { payoutId }: Pick<Freed, 'payoutId'>): Promise<DeskPayout> =>
  (await scene.call(deskPayouts, person, { query: { payoutId } })).body[0]!;
const details = async (person: Person, { payoutId }: Pick<Freed, 'payoutId'>) => {
  const { status, body, error } = await scene.call(payoutBankDetails, person, { params: { payoutId } });
  return error === undefined ? body.name : `${status} ${error.code}`;
};
/** What its member was told of it. */
const told = async ({ payoutId }: Pick<Freed, 'payoutId'>) =>
  (await scene.commission.outboxEventsOf(payoutSent)).filter((event) => event.payoutId === payoutId);
const walletOf = async ({ memberId }: Freed) => (await scene.commission.call(balance, memberId)).body;
const toSend = async () => {
  const { body, headers } = await scene.call(deskPayouts, head, { query: { toSend: 'true', limit: 200 } });
  return [body.map(({ _id }) => _id), Number(headers['x-total-count'])] as const;
};
const waiting = async () => (await scene.call(waitingPayouts, head)).body;
const aWeekLater = (one: Granted): Promise<Granted> => later(7, one);

describe('what a second person has granted', () => {
  it('is not received until who asked records that it was sent, with a picture, and nothing is posted then', async () => {
    const one = await granted();
    const before = await walletOf(one);
    expect(before).toMatchObject({ paid: 0, commissionHistory: [{ status: 'Approved', toSendSince: one.since }] });
    expect(before.commissionHistory[0]).not.toHaveProperty('sentAt');
    const { text } = await scene.call(memberCommissionsCsv, head, { query: { toSend: 'true' } });
    const day = indianDay(new Date(one.since));
    expect(text.split('\n').find((line) => line.includes(one.payoutId))).toContain(day);
    const plan = await kept()
      .find({ toSendSince: { $exists: true }, isPaidElsewhere: { $exists: false } })
      .explain('executionStats');
    expect(plan).toMatchObject({ executionStats: { totalDocsExamined: 1 } });
    const [ids, total] = await toSend();
    expect([ids.includes(one.payoutId), total]).toEqual([true, ids.length]);
    const { toSend: count, since } = await waiting();
    expect([count, typeof since!.toSend]).toEqual([total, 'string']);
    const booked = (await scene.commission.postings()).length;
    expect(await told(one)).toEqual([]);

    expect(await sends(one.asker, one, { paymentProof: await tinyJpeg() })).toBe(200);
    const after = await walletOf(one);
    expect(after).toMatchObject({ ...{ ...before, paid: 10 }, commissionHistory: [expect.anything()] });
    expect(after.commissionHistory[0]).toMatchObject({
      ...{ status: 'Approved', sentAt: expect.any(String), paymentProof: expect.any(String) },
    });
    expect(after.commissionHistory[0]).not.toHaveProperty('toSendSince');
    expect((await toSend())[1]).toBe(total - 1);
    expect((await scene.commission.postings()).length).toBe(booked);
    expect(await told(one)).toMatchObject([{ memberId: one.memberId, amountPaise: 1_000 }]);
    const entries = (await scene.entries('granted-payout-sent')).filter(({ subject }) => subject?.id === one.payoutId);
    expect(entries).toMatchObject([
      { actor: { id: one.asker.memberId }, memberId: one.memberId, after: { amount: 10 } },
    ]);
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('is named to the company with who sends it, and is theirs alone to record', async () => {
    const one = await granted();
    const by = `Name of ${one.asker.memberId}`;
    expect((await rowFor(one.asker, one)).toSend).toEqual({ since: one.since, by, isYours: true });
    for (const other of [head, clerk()]) {
      expect((await rowFor(other, one)).toSend).toEqual({ since: one.since, by });
      expect(await sends(other, one)).toBe('403 ACCESS.NOT_YOURS');
    }
    const paysNoMore: Person = { ...one.asker, permissions: ['read', 'reveal-numbers'] };
    expect((await rowFor(paysNoMore, one)).toSend).toEqual({ since: one.since, by });
    expect(await sends(paysNoMore, one)).toBe('403 ACCESS.NOT_PERMITTED');
    expect((await walletOf(one)).commissionHistory[0]).not.toHaveProperty('toSend');
  });

  it('is recorded once, also by two calls at one moment, and shows no bank details any more', async () => {
    const one = await granted();
    expect(await details(one.asker, one)).toBe('Asha Patil');
    const both = await Promise.all([sends(one.asker, one), sends(one.asker, one)]);
    expect(both.map(String).toSorted()).toEqual(['200', '409 COMMISSION.NOT_TO_SEND']);
    expect(await sends(one.asker, one)).toBe('409 COMMISSION.NOT_TO_SEND');
    expect(await details(one.asker, one)).toBe('409 COMMISSION.PAYOUT_DECIDED');
    expect(await rowFor(one.asker, one)).not.toHaveProperty('detailsUntil');
    const sent = (await scene.entries('granted-payout-sent')).filter(({ subject }) => subject?.id === one.payoutId);
    expect([sent.length, (await told(one)).length]).toEqual([1, 1]);
  });

  it('is none of what was not granted: approved alone, still waiting, or paid by the bank', async () => {
    const asker = clerk();
    const [little, waits, paid] = [await scene.batches.payout(), await payouts.one(), await payouts.one()];
    expect((await payouts.decide(asker, little, 'Approved')).status).toBe(200);
    await payouts.says(paid, 'debit');
    await scene.grant(head, consentIn(await payouts.decide(asker, paid, 'Approved', paid.reference)));
    for (const one of [little, waits, paid]) {
      expect(await rowFor(asker, one)).not.toHaveProperty('toSendSince');
      expect(await sends(asker, { ...one, since: new Date().toISOString() } as Granted)).toBe(
        '409 COMMISSION.NOT_TO_SEND',
      );
    }
  });

  it('keeps its member from closing the account until it is sent', async () => {
    const one = await aWeekLater(await granted());
    const { available } = await walletOf(one);
    const waiver = { amountPaise: Math.round(available * 100), words: 'I give it up.' };
    const body = { memberId: one.memberId, hold: false, waiver, writeOff: null };
    const closes = async () => (await scene.commission.callAsService(holdMoney, { body })).error?.code;
    expect(await closes()).toBe('COMMISSION.CLOSING_PAYOUT_WAITS');
    expect(await sends(one.asker, one)).toBe(200);
    expect(await closes()).toBeUndefined();
  });
});

describe('what was granted, of which the bank says that it has paid it meanwhile', () => {
  it('is not to be sent, until that payment comes back, and those who decide are told of both', async () => {
    const one = await granted();
    await payouts.says(one, 'debit');
    for (const field of ['toSendSince', 'detailsUntil']) expect(await rowFor(one.asker, one)).not.toHaveProperty(field);
    expect(await rowFor(one.asker, one)).toMatchObject({ toSend: { isYours: true, isPaid: true } });
    expect(await walletOf(one)).toMatchObject({ paid: 10 });
    expect(await details(one.asker, one)).toBe('409 COMMISSION.SAID_PAID');
    // Once, as far as anybody has said.
    expect((await payouts.told(one)).map(({ isTwice }) => isTwice)).toEqual([false]);
    await payouts.says(one, 'credit');
    const { toSend: sending, ...row } = await rowFor(one.asker, one);
    expect([row.toSendSince, sending?.isYours, sending?.isPaid]).toEqual([one.since, true, undefined]);
    expect(await payouts.toldLost(one)).toHaveLength(1);
    expect(await walletOf(one)).toMatchObject({ paid: 0 });
    expect(await details(one.asker, one)).toBe('Asha Patil');
    expect(await sends(one.asker, one)).toBe(200);
    expect(await walletOf(one)).toMatchObject({ paid: 10 });
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('counts as paid twice once who has sent it as well records that, and those who decide are told', async () => {
    const one = await granted();
    await payouts.says(one, 'debit');
    expect(await sends(one.asker, one, { paymentProof: await tinyJpeg() })).toBe(200);
    expect((await payouts.told(one)).map(({ isTwice }) => isTwice)).toEqual([false, true]);
    const row = await rowFor(one.asker, one);
    expect(row).toMatchObject({ sentAt: expect.any(String), paymentProof: expect.any(String) });
    expect(row).not.toHaveProperty('toSend');
    // The one that came back leaves the other.
    await payouts.says(one, 'credit');
    expect(await rowFor(one.asker, one)).not.toHaveProperty('cameBackAt');
    expect(await walletOf(one)).toMatchObject({ paid: 10 });
  });

  it('is so, too, where a process of a release before has noted it, or that it came back', async () => {
    const one = await granted();
    await payouts.says(one, 'debit');
    await kept().updateOne({ _id: one.payoutId }, { $unset: { isPaidElsewhere: 1 } });
    expect(await rowFor(one.asker, one)).toHaveProperty('toSendSince');
    await payouts.look();
    expect(await rowFor(one.asker, one)).not.toHaveProperty('toSendSince');
    await payouts.says(one, 'credit');
    await kept().updateOne({ _id: one.payoutId }, { $set: { isPaidElsewhere: true } });
    await payouts.look();
    expect(await rowFor(one.asker, one)).toHaveProperty('toSendSince');
  });

  it('so is what the answer of the bank says', async () => {
    const one = await granted();
    await scene.batches.take(one.batchId, answer(one, 'Success'));
    expect(await rowFor(one.asker, one)).not.toHaveProperty('toSendSince');
  });

  it('counts as paid twice, however a record and the bank meet at one moment', async () => {
    const one = await granted();
    scene.batches.network.tells(line(one, 'debit'));
    const [sent] = await Promise.all([sends(one.asker, one), payouts.look()]);
    expect(sent).toBe(200);
    await payouts.look();
    expect((await payouts.told(one)).at(-1)).toMatchObject({ isTwice: true });
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });
});

describe('what nobody has recorded as sent for a week', () => {
  const asks = (person: Person, { payoutId }: Pick<Freed, 'payoutId'>) =>
    scene.call(recordPayoutSent, person, { params: { payoutId }, body: { net: 10 } });

  it('is sent by somebody else, once a second person has granted that', async () => {
    const fresh = await granted();
    const other = clerk();
    expect((await asks(other, fresh)).error?.code).toBe('COMMISSION.NOT_CAME_BACK');
    const one = await aWeekLater(fresh);
    expect((await rowFor(other, one)).toSend).toMatchObject({ isOverdue: true });
    const seen = await scene.call(payoutAmountToSend, other, { params: { payoutId: one.payoutId } });
    expect(seen.body).toMatchObject({ net: 10, needsSecondPerson: true });
    const id = consentIn(await asks(other, one));
    expect(await rowFor(other, one)).toMatchObject({ waits: { askedBy: `Name of ${other.memberId}` } });
    expect((await scene.grant(clerk(), id)).status).toBe(200);
    const row = await rowFor(other, one);
    expect(row).toMatchObject({ toSend: { isYours: true }, detailsUntil: expect.any(String) });
    expect(row.toSend).not.toHaveProperty('isOverdue');
    expect(await details(other, one)).toBe('Asha Patil');
    // Who asked first neither sends it nor records it any more.
    expect(await details(one.asker, one)).toBe('409 COMMISSION.PAYOUT_DECIDED');
    expect(await sends(one.asker, one)).toBe('409 COMMISSION.NOT_TO_SEND');
    // It is another grant, which is theirs alone.
    expect(await sends(one.asker, { ...one, since: row.toSendSince! })).toBe('403 ACCESS.NOT_YOURS');
    expect(await sends(other, one)).toBe('409 COMMISSION.NOT_TO_SEND');
    expect(await told(one)).toEqual([]);
    expect(await sends(other, { ...one, since: row.toSendSince! })).toBe(200);
    expect(await told(one)).toHaveLength(1);
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('is recorded by who asked still, and is then not sent by who asked meanwhile', async () => {
    const one = await aWeekLater(await granted());
    expect(await rowFor(one.asker, one)).toMatchObject({ toSend: { isYours: true, isOverdue: true } });
    expect(await rowFor(one.asker, one)).not.toHaveProperty('detailsUntil');
    const other = clerk();
    const id = consentIn(await asks(other, one));
    expect(await sends(one.asker, one)).toBe(200);
    expect((await scene.grant(clerk(), id)).status).toBe(409);
    expect(await details(other, one)).toBe('409 COMMISSION.PAYOUT_DECIDED');
    expect(await rowFor(other, one)).not.toHaveProperty('waits');
  });

  it('waits for nobody once the bank says that it has paid it, as nobody grants it then', async () => {
    const one = await aWeekLater(await granted());
    const other = clerk();
    const id = consentIn(await asks(other, one));
    await payouts.says(one, 'debit');
    expect(await rowFor(other, one)).not.toHaveProperty('waits');
    expect((await scene.grant(clerk(), id)).error?.code).toBe('COMMISSION.SAID_PAID');
  });
});
