import { exportPayoutFile, makePayoutBatch, sessionsRevoked, waitingCommissionConsents } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clerk, codeOf, consentIn, head, TwoPeople, type Person } from './two-people.js';

let scene: TwoPeople;
beforeAll(async () => {
  scene = await TwoPeople.start();
});
afterAll(() => scene.stop());

/** A batch of so many payouts, and what to ask for to have its file. */
async function batchOf(count: number) {
  const people = await Promise.all(Array.from({ length: count }, () => scene.batches.payout()));
  const body = { payoutIds: people.map(({ payoutId }) => payoutId) };
  const { batch } = (await scene.call(makePayoutBatch, head, { body })).body;
  const { rows } = await scene.batches.get(batch._id);
  return { batchId: batch._id, rows, people };
}
const wish = (batchId: string, lostFile?: string) => ({
  params: { batchId },
  body: { format: 'generic-neft' as const, ...(lostFile !== undefined && { lostFile }) },
});
const file = (person: Person, batchId: string, lostFile?: string) =>
  scene.call(exportPayoutFile, person, wish(batchId, lostFile));
const filesOf = async (batchId: string) =>
  (await scene.entries('payout-file-made')).filter(({ subject }) => subject?.id === batchId);

/** Asked for by somebody and allowed by somebody else. */
async function allowed(asker: Person, batchId: string, lostFile?: string): Promise<string> {
  const id = consentIn(await file(asker, batchId, lostFile));
  expect((await scene.grant(clerk(), id)).status).toBe(200);
  return id;
}

describe('the file of a batch that needs a second person', () => {
  it('is asked for anew when the bank has answered since, and made by the newer consent though the older one is not used', async () => {
    const asker = clerk();
    const { batchId, rows } = await batchOf(2);
    await allowed(asker, batchId);
    expect((await file(asker, batchId)).status).toBe(200);
    const lost = (await scene.batches.get(batchId)).rows[0]!.filedAt!;
    const first = await allowed(asker, batchId, lost);
    const { reference, amount } = rows[0]!;
    await scene.batches.take(
      batchId,
      `Reference,Amount,Status,UTR\n${reference},${amount},Success,SBINN52026010500001`,
    );
    const second = await allowed(asker, batchId, lost);
    expect(second).not.toBe(first);
    const made = await file(asker, batchId, lost);
    expect(codeOf(made)).toBe('200 done');
    expect(made.text).toContain(rows[1]!.reference);
    expect(made.text).not.toContain(reference);
  });

  it('is made once by one consent, of several calls at one moment and with one key again and again', async () => {
    const asker = clerk();
    const { batchId } = await batchOf(1);
    await allowed(asker, batchId);
    const idempotencyKey = newId();
    const same = () => scene.call(exportPayoutFile, asker, { ...wish(batchId), idempotencyKey });
    const answers = await Promise.all([same(), file(asker, batchId), same(), file(asker, batchId)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const shown = scene.batches.identity.revealed.length;
    expect((await same()).status).toBe(409);
    expect(scene.batches.identity.revealed).toHaveLength(shown);
    expect(await filesOf(batchId)).toHaveLength(1);
  });

  it('is asked for anew when whoever allowed it has lost rights or logins since', async () => {
    const asker = clerk();
    const leaver = { ...clerk(), sessionVersion: 3 };
    const { batchId } = await batchOf(1);
    const gone = consentIn(await file(asker, batchId));
    expect((await scene.grant(leaver, gone)).status).toBe(200);
    await scene.commission.takesIn(sessionsRevoked, { memberId: leaver.memberId, sessionVersion: 4 });
    await poll(async () => (await scene.call(waitingCommissionConsents, leaver)).status === 401);
    const shown = scene.batches.identity.revealed.length;
    const anew = consentIn(await file(asker, batchId));
    expect([await scene.stateOf(gone), await scene.stateOf(anew)]).toEqual(['outdated', 'waiting']);
    expect(scene.batches.identity.revealed).toHaveLength(shown);
    expect(await filesOf(batchId)).toEqual([]);
    const [noted] = (await scene.entries('second-person-outdated')).filter(({ subject }) => subject?.id === gone);
    expect(noted?.after).toMatchObject({ deed: 'payout-file-made', askedBy: asker.memberId });
    expect((await scene.grant({ ...leaver, sessionVersion: 4 }, anew)).status).toBe(200);
    expect((await file(asker, batchId)).status).toBe(200);
  });

  it('is neither made nor revealed when its batch was cancelled after the consent', async () => {
    const asker = clerk();
    const { batchId } = await batchOf(1);
    await allowed(asker, batchId);
    const shown = scene.batches.identity.revealed.length;
    await scene.batches.cancel(batchId);
    expect(codeOf(await file(asker, batchId))).toBe('409 COMMISSION.BATCH_NOT_OPEN');
    expect(scene.batches.identity.revealed).toHaveLength(shown);
    expect(await filesOf(batchId)).toEqual([]);
  });
});

describe('two logins that may be one person’s', () => {
  it('do not ask and grant, whoever of them gave the other a password', async () => {
    const boss = clerk();
    const [cashier, assistant] = [clerk(), clerk()].map((one) => ({ ...one, influencedBy: [boss.memberId] }));
    const chief = clerk();
    const pairs: [asker: Person, granter: Person][] = [
      [boss, cashier!],
      [cashier!, boss],
      [cashier!, assistant!],
    ];
    for (const [asker, granter] of pairs) {
      const { batchId } = await batchOf(1);
      const id = consentIn(await file(asker, batchId));
      const { status, error } = await scene.grant(granter, id);
      expect([status, error?.code]).toEqual([403, 'FOUR_EYES.ONE_PERSON']);
      expect(await scene.stateOf(id)).toBe('waiting');
      expect((await scene.grant(asker === boss ? head : chief, id)).status).toBe(200);
    }
  });
});
