import {
  downloadBankFile,
  sessionsRevoked,
  waitingCommissionApprovals,
  withdrawCommissionRequest,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clerk, approvalIn, head, TwoPeople, type Person } from './two-people.js';

let scene: TwoPeople;
beforeAll(async () => {
  scene = await TwoPeople.start();
});
afterAll(() => scene.stop());

async function madeFile(): Promise<string> {
  const { payoutId } = await scene.transfers.requested();
  return (await scene.transfers.made(payoutId))._id;
}
const download = (person: Person, bankFileId: string) =>
  scene.call(downloadBankFile, person, { params: { bankFileId }, body: { format: 'generic-neft' as const } });
async function allowed(requester: Person, approver: Person, bankFileId: string): Promise<string> {
  const id = approvalIn(await download(requester, bankFileId));
  expect((await scene.grant(approver, id)).status).toBe(200);
  return id;
}

describe('a download that an approver has allowed', () => {
  it('a download is requested again if the approver has set the password of the requester since', async () => {
    const [honest, dishonest] = [clerk(), clerk()];
    const bankFileId = await madeFile();
    const first = await allowed(honest, dishonest, bankFileId);
    const shown = scene.transfers.identity.revealed.length;
    const again = approvalIn(await download({ ...honest, influencedBy: [dishonest.memberId] }, bankFileId));
    expect([await scene.stateOf(first), await scene.stateOf(again)]).toEqual(['outdated', 'waiting']);
    expect(scene.transfers.identity.revealed).toHaveLength(shown);
  });

  it('a download is requested again if one colleague may have both logins since', async () => {
    const [boss, honest] = [clerk(), clerk()];
    const alias = { ...clerk(), influencedBy: [boss.memberId] };
    const bankFileId = await madeFile();
    await allowed(honest, alias, bankFileId);
    expect((await download({ ...honest, influencedBy: [boss.memberId] }, bankFileId)).status).toBe(202);
  });

  it('a download is requested again once the logins of its requester have ended', async () => {
    const requester = { ...clerk(), sessionVersion: 3 };
    const bankFileId = await madeFile();
    await allowed(requester, clerk(), bankFileId);
    await scene.commission.takesIn(sessionsRevoked, { memberId: requester.memberId, sessionVersion: 4 });
    await poll(async () => (await scene.call(waitingCommissionApprovals, requester)).status === 401);
    expect((await download({ ...requester, sessionVersion: 4 }, bankFileId)).status).toBe(202);
  });

  it('a requester whom only other colleagues have helped makes the allowed download', async () => {
    const requester = { ...clerk(), influencedBy: [clerk().memberId] };
    const bankFileId = await madeFile();
    await allowed(requester, clerk(), bankFileId);
    expect((await download(requester, bankFileId)).status).toBe(200);
  });
});

describe('an approval request', () => {
  it('a request is approved once by three concurrent approvers', async () => {
    const memberId = await scene.commission.member();
    const id = await scene.asked(clerk(), memberId);
    const answers = await Promise.all([scene.grant(clerk(), id), scene.grant(clerk(), id), scene.grant(head, id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await scene.earned(memberId)).toBe(500_000);
  });

  it('a request is approved or withdrawn if both happen concurrently', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [memberId, requester] = [await scene.commission.member(), clerk()];
      const id = await scene.asked(requester, memberId);
      const [granted, withdrawn] = await Promise.all([
        scene.grant(clerk(), id),
        scene.call(withdrawCommissionRequest, requester, { params: { id } }),
      ]);
      expect([granted, withdrawn].filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await scene.earned(memberId)).toBe(granted.status === 200 ? 500_000 : 0);
    }
  });
});
