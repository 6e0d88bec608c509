import { downloadBankFile, makeBankFile } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { clerk, approvalIn, TwoPeople } from './two-people.js';

let scene: TwoPeople;
beforeAll(async () => {
  scene = await TwoPeople.start();
});
afterAll(() => scene.stop());

it('the deciders are notified of a request, and the requester of its outcome, each once', async () => {
  const { identity } = scene.transfers;
  identity.deciders = [newId(), newId()];
  const [requester, other] = [clerk(), clerk()];
  const memberId = await scene.commission.member();
  const ids = [
    await scene.asked(requester, memberId, 2_000),
    await scene.asked(requester, memberId, 3_000),
    await scene.asked(requester, memberId, 4_000),
  ] as const;
  expect(identity.asked.at(-1)).toEqual([['adjust-money'], undefined]);
  await scene.grant(other, ids[0]);
  await scene.grant(other, ids[0]);
  await scene.refuse(other, ids[1], 'Too much');
  await scene.withdraw(requester, ids[2]);
  const about = { requestedBy: requester.memberId, reason: null };
  expect(await scene.news(ids[0])).toMatchObject([{ deciders: identity.deciders }, { ...about, outcome: 'approved' }]);
  expect(await scene.news(ids[1])).toMatchObject([{}, { ...about, outcome: 'rejected', reason: 'Too much' }]);
  expect(await scene.news(ids[2])).toMatchObject([{}, { ...about, outcome: 'withdrawn' }]);
});

it('the requester of a bank file is notified of the approval, and the deciders need both permissions', async () => {
  const [requester, other] = [clerk(), clerk()];
  const memberId = await scene.transfers.payouts.rich(1_000);
  const { identity } = scene.transfers;
  await identity.knows(memberId);
  const { _id: payoutId } = (await scene.transfers.payouts.ask(memberId, 900)).body.entry;
  const made = await scene.call(makeBankFile, requester, { body: { payableIds: [payoutId] } });
  const wish = { params: { bankFileId: made.body.bankFile._id }, body: { format: 'generic-neft' as const } };
  const id = approvalIn(await scene.call(downloadBankFile, requester, wish));
  expect(identity.asked.at(-1)).toEqual([expect.any(Array), expect.any(String)]);
  await scene.grant(other, id);
  await scene.call(downloadBankFile, requester, wish);
  expect((await scene.news(id)).map(({ outcome }) => outcome)).toEqual([undefined, 'allowed']);
});
