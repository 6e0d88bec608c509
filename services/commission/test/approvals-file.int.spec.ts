import { downloadBankFile, sessionsRevoked, waitingCommissionApprovals } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listOf, type TestTransfers } from './test-transfers.js';
import { clerk, codeOf, approvalIn, head, TwoPeople, type Person } from './two-people.js';

let scene: TwoPeople;
let transfers: TestTransfers;
beforeAll(async () => {
  scene = await TwoPeople.start();
  transfers = scene.transfers;
});
afterAll(() => scene.stop());

async function fileOf(count: number) {
  const people = await Promise.all(Array.from({ length: count }, () => transfers.requested()));
  const made = await transfers.made(...people.map(({ payoutId }) => payoutId));
  return { bankFileId: made._id, rows: made.rows };
}
const wish = (bankFileId: string, lostDownload?: string) => ({
  params: { bankFileId },
  body: { format: 'generic-neft' as const, ...(lostDownload !== undefined && { lostDownload }) },
});
const download = (person: Person, bankFileId: string, lostDownload?: string) =>
  scene.call(downloadBankFile, person, wish(bankFileId, lostDownload));
const downloadsOf = async (bankFileId: string) =>
  (await scene.entries('bank-file-downloaded')).filter(({ subject }) => subject?.id === bankFileId);

async function allowed(requester: Person, bankFileId: string, lostDownload?: string): Promise<string> {
  const id = approvalIn(await download(requester, bankFileId, lostDownload));
  expect((await scene.grant(clerk(), id)).status).toBe(200);
  return id;
}

describe('the download of a bank file that needs a second approver', () => {
  it('a download is requested again if the bank has answered since, and uses the latest approval', async () => {
    const requester = clerk();
    const { bankFileId, rows } = await fileOf(2);
    await allowed(requester, bankFileId);
    expect((await download(requester, bankFileId)).status).toBe(200);
    const lost = (await transfers.file(bankFileId)).submittedAt!;
    const first = await allowed(requester, bankFileId, lost);
    await transfers.take(bankFileId, listOf(rows.slice(0, 1)));
    const second = await allowed(requester, bankFileId, lost);
    expect(second).not.toBe(first);
    const made = await download(requester, bankFileId, lost);
    expect(codeOf(made)).toBe('200 done');
    expect(made.text).toContain(rows[1]!.transfer.reference);
    expect(made.text).not.toContain(rows[0]!.transfer.reference);
  });

  it('one approval allows one download, for several concurrent calls and for repeated calls with one key', async () => {
    const requester = clerk();
    const { bankFileId } = await fileOf(1);
    await allowed(requester, bankFileId);
    const idempotencyKey = newId();
    const sameDownload = () => scene.call(downloadBankFile, requester, { ...wish(bankFileId), idempotencyKey });
    const answers = await Promise.all([
      sameDownload(),
      download(requester, bankFileId),
      sameDownload(),
      download(requester, bankFileId),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const shown = transfers.identity.revealed.length;
    expect((await sameDownload()).status).toBe(409);
    expect(transfers.identity.revealed).toHaveLength(shown);
    expect(await downloadsOf(bankFileId)).toHaveLength(1);
  });

  it('a download is requested again if its approver has lost rights or logins since', async () => {
    const requester = clerk();
    const leaver = { ...clerk(), sessionVersion: 3 };
    const { bankFileId } = await fileOf(1);
    const gone = approvalIn(await download(requester, bankFileId));
    expect((await scene.grant(leaver, gone)).status).toBe(200);
    await scene.commission.takesIn(sessionsRevoked, { memberId: leaver.memberId, sessionVersion: 4 });
    await poll(async () => (await scene.call(waitingCommissionApprovals, leaver)).status === 401);
    const shown = transfers.identity.revealed.length;
    const again = approvalIn(await download(requester, bankFileId));
    expect([await scene.stateOf(gone), await scene.stateOf(again)]).toEqual(['outdated', 'waiting']);
    expect(transfers.identity.revealed).toHaveLength(shown);
    expect(await downloadsOf(bankFileId)).toEqual([]);
    const [noted] = (await scene.entries('approval-request-outdated')).filter(({ subject }) => subject?.id === gone);
    expect(noted?.after).toMatchObject({ action: 'bank-file-downloaded', requestedBy: requester.memberId });
    expect((await scene.grant({ ...leaver, sessionVersion: 4 }, again)).status).toBe(200);
    expect((await download(requester, bankFileId)).status).toBe(200);
  });

  it('a download reveals nothing if the bank file was cancelled after the approval', async () => {
    const requester = clerk();
    const { bankFileId } = await fileOf(1);
    await allowed(requester, bankFileId);
    const shown = transfers.identity.revealed.length;
    await transfers.cancel(bankFileId);
    expect(codeOf(await download(requester, bankFileId))).toBe('409 COMMISSION.BANK_FILE_ENDED');
    expect(transfers.identity.revealed).toHaveLength(shown);
    expect(await downloadsOf(bankFileId)).toEqual([]);
  });
});

describe('a person with two logins', () => {
  it('a person is no requester and approver of one request, whichever login gave the other a password', async () => {
    const boss = clerk();
    const [cashier, assistant] = [clerk(), clerk()].map((one) => ({ ...one, influencedBy: [boss.memberId] }));
    const chief = clerk();
    const pairs: [requester: Person, approver: Person][] = [
      [boss, cashier!],
      [cashier!, boss],
      [cashier!, assistant!],
    ];
    for (const [requester, approver] of pairs) {
      const { bankFileId } = await fileOf(1);
      const id = approvalIn(await download(requester, bankFileId));
      const { status, error } = await scene.grant(approver, id);
      expect([status, error?.code]).toEqual([403, 'APPROVAL.ONE_PERSON']);
      expect(await scene.stateOf(id)).toBe('waiting');
      expect((await scene.grant(requester === boss ? head : chief, id)).status).toBe(200);
    }
  });
});
