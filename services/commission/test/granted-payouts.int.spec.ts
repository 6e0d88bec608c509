import {
  balance,
  holdMoney,
  changeTaxRates,
  deskPayouts,
  indianDay,
  payoutAmountToSend,
  payoutBankDetails,
  recordPayoutSent,
  taxRates,
  updateCommissionStatus,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { describe, expect, it } from '@jest/globals';
import { answer, line, payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { small, TestTax } from './test-tax.js';
import { clerk, consentIn, head, type Person } from './two-people.js';

withFreedPayouts();

const dayMs = 86_400_000;
const rowFor = async (person: Person, { payoutId }: Pick<Freed, 'payoutId'>) =>
  (await scene.call(deskPayouts, person, { query: { payoutId } })).body[0]!;
const weekAgo = () => new Date(scene.commission.clock.now().getTime() - 7 * dayMs);
/** Of a payout whose payment, by which it was approved, came back. */
async function lost(): Promise<Freed> {
  const one = await payouts.one();
  await payouts.says(one, 'debit');
  await scene.grant(clerk(), consentIn(await payouts.decide(clerk(), one, 'Approved', one.reference)));
  await payouts.says(one, 'credit');
  return one;
}
const asks = async (person: Person, { payoutId }: Pick<Freed, 'payoutId'>) =>
  consentIn(await scene.call(recordPayoutSent, person, { params: { payoutId }, body: { net: 10 } }));
const details = async (person: Person, { payoutId }: Pick<Freed, 'payoutId'>) => {
  const { status, body, error } = await scene.call(payoutBankDetails, person, { params: { payoutId } });
  return error === undefined ? body.name : `${status} ${error.code}`;
};
const reveals = async ({ memberId }: Person, { payoutId }: Pick<Freed, 'payoutId'>) =>
  (await scene.entries('bank-details-revealed')).filter(
    ({ actor, subject }) => actor.id === memberId && subject?.id === payoutId,
  );

describe('what a second person has granted to be approved', () => {
  const asksToApprove = async (person: Person, one: Freed, reference?: string, sentToo?: 'true') =>
    consentIn(await payouts.decide(person, one, 'Approved', reference, sentToo));

  it('is said to need one before it is asked for, and shows its bank details to who asked, for a week after the grant', async () => {
    const one = await payouts.one();
    const [asker, granter] = [clerk(), clerk()];
    const { body } = await scene.call(payoutAmountToSend, asker, { params: one });
    expect(body).toMatchObject({ net: 10, needsSecondPerson: true });
    const id = await asksToApprove(asker, one);
    expect((await rowFor(asker, one)).detailsUntil).toBeUndefined();
    expect((await scene.grant(granter, id)).status).toBe(200);
    const { status, decidedDate, detailsUntil } = await rowFor(asker, one);
    expect([status, Date.parse(detailsUntil!) - Date.parse(decidedDate!)]).toEqual(['Approved', 7 * dayMs]);
    expect(await details(asker, one)).toBe('Asha Patil');
    expect(await reveals(asker, one)).toMatchObject([{ memberId: one.memberId }]);
    for (const other of [granter, clerk(), head]) {
      expect(await details(other, one)).toBe('409 COMMISSION.PAYOUT_DECIDED');
      expect(await rowFor(other, one)).not.toHaveProperty('detailsUntil');
    }
  });

  it('needs none where it is little and no file had it, and then shows no bank details: it was sent before', async () => {
    const one = await scene.batches.payout();
    const asker = clerk();
    const { body } = await scene.call(payoutAmountToSend, asker, { params: { payoutId: one.payoutId } });
    expect(body).toMatchObject({ needsSecondPerson: false });
    expect((await payouts.decide(asker, one, 'Approved')).status).toBe(200);
    expect(await rowFor(asker, one)).toMatchObject({ status: 'Approved' });
    expect(await rowFor(asker, one)).not.toHaveProperty('detailsUntil');
  });

  it('keeps its member from closing the account, with which the bank details would be gone, until it is sent', async () => {
    const { memberId, ...one } = await payouts.one();
    const { available } = (await scene.commission.call(balance, memberId)).body;
    const waiver = { amountPaise: Math.round(available * 100), words: 'I give it up.' };
    const closes = async () =>
      (await scene.commission.callAsService(holdMoney, { body: { memberId, hold: false, waiver, writeOff: null } }))
        .error?.code;
    await scene.grant(head, await asksToApprove(clerk(), { memberId, ...one }));
    expect(await closes()).toBe('COMMISSION.CLOSING_PAYOUT_WAITS');
    const kept = scene.commission.db.collection<{ _id: string }>('payouts');
    await kept.updateOne({ _id: one.payoutId }, { $set: { decidedAt: weekAgo(), toSendSince: weekAgo() } });
    expect(await closes()).toBe('COMMISSION.CLOSING_PAYOUT_WAITS');
    // A release of before does not say that it is to be sent: of its grants nobody records the end.
    await kept.updateOne({ _id: one.payoutId }, { $unset: { toSendSince: 1 } });
    expect(await closes()).toBeUndefined();
  });

  it('shows none of what is not to be sent: the bank had paid it, or it was sent before', async () => {
    const [paid, sentToo] = [await payouts.one(), await payouts.one()];
    const asker = clerk();
    for (const one of [paid, sentToo]) await payouts.says(one, 'debit');
    await scene.grant(head, await asksToApprove(asker, paid, paid.reference));
    await scene.grant(head, await asksToApprove(asker, sentToo, sentToo.reference, 'true'));
    for (const one of [paid, sentToo]) {
      expect(await rowFor(asker, one)).toMatchObject({ status: 'Approved' });
      expect(await rowFor(asker, one)).not.toHaveProperty('detailsUntil');
      expect(await details(asker, one)).toBe('409 COMMISSION.PAYOUT_DECIDED');
    }
  });

  it('of two who asked for it shows where to send it to the one who was granted it, so that it is sent once', async () => {
    const one = await payouts.one();
    const askers = [clerk(), clerk()];
    const body = { userId: one.memberId, commissionId: one.payoutId, status: 'Approved' as const };
    const asked = askers.map((person, at) =>
      scene.call(updateCommissionStatus, person, { body: { ...body, ...(at === 1 && { net: 10 }) } }),
    );
    const ids = (await Promise.all(asked)).map(consentIn);
    const grants = await Promise.all(ids.map((id) => scene.grant(clerk(), id)));
    const seen = await Promise.all(askers.map((person) => details(person, one)));
    const expected = grants.map(({ status }) => (status === 200 ? 'Asha Patil' : '409 COMMISSION.PAYOUT_DECIDED'));
    expect(expected.toSorted()).toEqual(['409 COMMISSION.PAYOUT_DECIDED', 'Asha Patil']);
    expect(seen).toEqual(expected);
  });

  it('shows none once the bank says that it has paid it by the earlier file', async () => {
    const [answered, stated] = [await payouts.one(), await payouts.one()];
    const asker = clerk();
    for (const one of [answered, stated]) await scene.grant(head, await asksToApprove(asker, one));
    await scene.batches.take(answered.batchId, answer(answered, 'Success'));
    scene.batches.network.tells(line(stated, 'debit'));
    for (const one of [answered, stated]) expect(await details(asker, one)).toBe('409 COMMISSION.SAID_PAID');
  });
});

describe('what a second person has granted to be sent again', () => {
  it('shows its bank details to who sends it, as everywhere on record, and to nobody else', async () => {
    const one = await lost();
    const [asker, granter] = [clerk(), clerk()];
    const id = await asks(asker, one);
    expect((await rowFor(asker, one)).detailsUntil).toBeUndefined();
    expect((await scene.grant(granter, id)).status).toBe(200);
    for (const other of [granter, clerk(), head]) {
      expect(await details(other, one)).toBe('409 COMMISSION.PAYOUT_DECIDED');
      expect(await rowFor(other, one)).not.toHaveProperty('detailsUntil');
    }
    const { toSendSince, detailsUntil } = await rowFor(asker, one);
    expect(Date.parse(detailsUntil!) - Date.parse(toSendSince!)).toBe(7 * dayMs);
    expect(await details(asker, one)).toBe('Asha Patil');
    expect(await reveals(asker, one)).toMatchObject([{ memberId: one.memberId }]);
    const mayNotReveal: Person = { ...asker, permissions: ['payouts'] };
    expect((await scene.call(payoutBankDetails, mayNotReveal, { params: one })).status).toBe(403);
    expect(await rowFor(mayNotReveal, one)).not.toHaveProperty('detailsUntil');
    const maySendNoMore: Person = { ...asker, permissions: ['reveal-numbers', 'read'] };
    expect(await details(maySendNoMore, one)).toBe('409 COMMISSION.PAYOUT_DECIDED');
    expect(await rowFor(maySendNoMore, one)).not.toHaveProperty('detailsUntil');
  });

  it('shows them no more after a week', async () => {
    const one = await lost();
    const asker = clerk();
    await scene.grant(head, await asks(asker, one));
    const kept = scene.commission.db.collection<{ _id: string }>('payouts');
    await kept.updateOne({ _id: one.payoutId }, { $set: { sentAt: weekAgo(), toSendSince: weekAgo() } });
    expect(await details(asker, one)).toBe('409 COMMISSION.PAYOUT_DECIDED');
    expect(await rowFor(asker, one)).not.toHaveProperty('detailsUntil');
  });

  it('shows them to nobody where no second person was needed: it was sent before it was recorded', async () => {
    const one = await lost();
    const asker = clerk();
    await scene.grant(head, await asks(asker, one));
    const kept = scene.commission.db.collection<{ _id: string }>('payouts');
    await kept.updateOne({ _id: one.payoutId }, { $unset: { isSentGranted: 1 } });
    expect(await details(asker, one)).toBe('409 COMMISSION.PAYOUT_DECIDED');
    expect(await rowFor(asker, one)).not.toHaveProperty('detailsUntil');
  });

  it.each([
    ['new bank details', 'bank_changes', { changedAt: new Date() }, 'BANK_DETAILS_HELD', 'heldUntil'],
    ['a suspension', 'suspensions', { revision: 1, isSuspended: true }, 'MEMBER_SUSPENDED', 'isMemberSuspended'],
  ])(
    'does not show them while %s would keep it from being sent, and says so',
    async (_, collection, held, code, told) => {
      const one = await lost();
      const asker = clerk();
      await scene.grant(head, await asks(asker, one));
      const rows = scene.commission.db.collection<{ _id: string }>(collection);
      await rows.updateOne({ _id: one.memberId }, { $set: held }, { upsert: true });
      expect(await rowFor(asker, one)).toHaveProperty(told);
      expect(await rowFor(clerk(), one)).not.toHaveProperty(told);
      expect(await details(asker, one)).toBe(`409 COMMISSION.${code}`);
      expect(await reveals(asker, one)).toEqual([]);
    },
  );

  it('does not show them once the bank has paid it meanwhile: nobody is to pay it twice', async () => {
    const one = await lost();
    const asker = clerk();
    await scene.grant(head, await asks(asker, one));
    expect(await details(asker, one)).toBe('Asha Patil');
    const on = indianDay(scene.commission.clock.now());
    scene.batches.network.tells({ ...line(one, 'debit'), on });
    expect(await details(asker, one)).toBe('409 COMMISSION.SAID_PAID');
    expect(await reveals(asker, one)).toHaveLength(1);
  });
});

it.each([
  [1_000, false],
  [1_001, true],
])('%i rupees are said to need a second person as they do, where it is above 1 000: %s', async (amount, needs) => {
  const memberId = await scene.batches.payouts.rich(1_000);
  scene.batches.identity.knows(memberId);
  const payoutId = (await scene.batches.payouts.ask(memberId, amount)).body.entry._id;
  const { body } = await scene.call(payoutAmountToSend, clerk(), { params: { payoutId } });
  expect(body.needsSecondPerson).toBe(needs);
  expect((await payouts.decide(clerk(), { memberId, payoutId }, 'Approved')).status).toBe(needs ? 202 : 200);
});

/** Last: the tax stays on. */
describe('what a second person has granted while tax is deducted', () => {
  it('shows no bank details where all of it is tax: nothing is to be sent', async () => {
    const { version } = (await scene.call(taxRates, head)).body.versions[0]!;
    const rates = { ...small, startsOn: indianDay(new Date()), version };
    await scene.grant(clerk(), consentIn(await scene.call(changeTaxRates, head, { body: rates })));
    const tax = new TestTax(scene.batches);
    const memberId = await tax.person(null);
    await payouts.decide(head, { memberId, payoutId: await tax.ask(memberId, 100) }, 'Approved');
    const payoutId = await tax.ask(memberId, 10);
    const row = { batchId: newId(), payoutId, memberId, reference: 'DPY999999999', amountPaise: 1_000 };
    const rows = scene.commission.db.collection<{ _id: string }>('payout_batch_rows');
    await rows.insertOne({ _id: newId(), ...row, state: 'failed', filedAt: new Date() } as { _id: string });
    const asker = clerk();
    await scene.grant(head, consentIn(await payouts.decide(asker, { memberId, payoutId }, 'Approved')));
    expect(await rowFor(asker, { payoutId })).toMatchObject({ status: 'Approved', net: 0 });
    expect(await rowFor(asker, { payoutId })).not.toHaveProperty('detailsUntil');
  });
});
