import { payoutSenderReminded, recordPayoutSent } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { SenderReminders } from '../src/payouts/remind-sender/sender-reminders.js';
import { payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { granted, kept, later, sends, type Granted } from './granted-to-send.js';
import { clerk, consentIn } from './two-people.js';

withFreedPayouts();

describe('who sends what was granted', () => {
  /** What was asked of it, after some replicas have looked at one moment. */
  const asked = async ({ payoutId }: Pick<Freed, 'payoutId'>) => {
    const reminders = scene.commission.get(SenderReminders);
    await Promise.all([reminders.look(), reminders.look(), reminders.look()]);
    return (await scene.commission.outboxEventsOf(payoutSenderReminded)).filter((event) => event.payoutId === payoutId);
  };
  /** As if the grant that was asked about had been that long ago. */
  const grantedFor = async (days: number, one: Granted) => {
    const moved = await later(days, one);
    const since = { $set: { 'reminded.since': new Date(moved.since) } };
    await kept().updateOne({ _id: one.payoutId }, since);
    return moved;
  };

  it('is asked after two days, and once more a day before somebody else may, whether they have', async () => {
    const one = await granted();
    expect(await asked(await later(1.9, one))).toEqual([]);
    const since = (await later(2, one)).since;
    const question = { senderId: one.asker.memberId, amountPaise: 1_000, grantedAt: since };
    expect(await asked(one)).toMatchObject([question]);
    expect(await asked(await grantedFor(5.9, one))).toHaveLength(1);
    expect(await asked(await grantedFor(6, one))).toHaveLength(2);
    expect(await asked(await grantedFor(30, one))).toHaveLength(2);
  });

  it('is asked once where both times were missed, and not once it is recorded or the bank has paid it', async () => {
    const [late, sent, paid] = [await later(9, await granted()), await later(3, await granted()), await granted()];
    expect(await sends(sent.asker, sent)).toBe(200);
    await payouts.says(await later(3, paid), 'debit');
    expect(await asked(late)).toHaveLength(1);
    expect([await asked(sent), await asked(paid)]).toEqual([[], []]);
  });

  it('is asked though another payout, which is tried first, cannot be asked about', async () => {
    const [broken, one] = [await later(4, await granted()), await later(3, await granted())];
    await kept().updateOne({ _id: broken.payoutId }, { $set: { decidedBy: 'nobody' } });
    expect([await asked(one), await asked(broken)]).toMatchObject([[{ senderId: one.asker.memberId }], []]);
    await kept().deleteOne({ _id: broken.payoutId });
  });

  it('is asked whether they have sent what is left after the tax', async () => {
    const one = await later(3, await granted());
    await kept().updateOne({ _id: one.payoutId }, { $set: { 'tax.netPaise': 950 } });
    expect(await asked(one)).toMatchObject([{ amountPaise: 950 }]);
  });

  it('is somebody else after they have taken it over, who is asked anew', async () => {
    const one = await later(8, await granted());
    expect(await asked(one)).toMatchObject([{ senderId: one.asker.memberId }]);
    const other = clerk();
    const call = { params: { payoutId: one.payoutId }, body: { net: 10 } };
    const id = consentIn(await scene.call(recordPayoutSent, other, call));
    expect((await scene.grant(clerk(), id)).status).toBe(200);
    expect(await asked(one)).toHaveLength(1);
    await later(2, one);
    expect((await asked(one)).map(({ senderId }) => senderId)).toEqual([one.asker.memberId, other.memberId]);
  });
});
