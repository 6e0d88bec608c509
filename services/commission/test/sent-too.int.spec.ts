import { describe, expect, it } from '@jest/globals';
import { payouts, scene, withFreedPayouts, type Freed } from './freed-payouts.js';
import { clerk, codeOf, consentIn, head } from './two-people.js';

withFreedPayouts();

describe('a payout that the bank says it has paid, and that was sent now as well,', () => {
  const approveSent = (one: Freed) => payouts.decide(clerk(), one, 'Approved', one.reference, 'true');

  it('is approved by two people as paid twice, which those who decide payouts are told', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    const id = consentIn(await approveSent(one));
    const nothingSent = consentIn(await payouts.decide(clerk(), one, 'Approved', one.reference));
    const listed = await scene.list(head);
    const asked = [id, nothingSent].map((asked) => listed.find(({ _id }) => _id === asked)?.what);
    expect(asked).toEqual(['SentToo', 'PaidBefore']);
    expect((await scene.grant(head, id)).status).toBe(200);
    expect((await payouts.rowOf(one.batchId)).saidPaid?.isTwice).toBe(true);
    expect((await payouts.told(one)).map(({ isTwice }) => isTwice)).toEqual([false, true]);
    await payouts.says(one, 'credit');
    expect(await payouts.shown(one)).not.toHaveProperty('cameBackAt');
    expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('is told later where identity does not say to whom', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    scene.batches.identity.deciders = null;
    await scene.grant(head, consentIn(await approveSent(one)));
    expect((await payouts.told(one)).map(({ isTwice }) => isTwice)).toEqual([false]);
    scene.batches.identity.deciders = [head.memberId];
    await payouts.look();
    expect((await payouts.told(one)).map(({ isTwice }) => isTwice)).toEqual([false, true]);
  });

  it('is approved as sent once where the payment of the bank came back meanwhile', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    const id = consentIn(await approveSent(one));
    await payouts.says(one, 'credit');
    expect((await scene.grant(head, id)).status).toBe(200);
    expect(await payouts.shown(one)).not.toHaveProperty('cameBackAt');
    expect((await payouts.told(one)).map(({ isTwice }) => isTwice)).toEqual([false]);
  });

  it('is refused as before without the payment that the bank says it has made', async () => {
    const one = await payouts.one();
    await payouts.says(one, 'debit');
    expect(codeOf(await payouts.decide(clerk(), one, 'Approved', undefined, 'true'))).toBe('409 COMMISSION.SAID_PAID');
  });
});
