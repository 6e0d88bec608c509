import { indianDay, payeeDetailsChanged, previewBankFile } from '@deepam/contracts';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { OnPayeeDetailsChanged } from '../src/payouts/on-identity-events.js';
import { PayeeDetailsRepository } from '../src/people/payee-details.repository.js';
import { headId } from './commission-harness.js';
import { small, TestTax } from './test-tax.js';
import { TestTransfers } from './test-transfers.js';

let scene: TestTransfers;
let tax: TestTax;
beforeAll(async () => {
  scene = await TestTransfers.start();
  tax = new TestTax(scene);
  await tax.setRates({ ...small, startsOn: indianDay(new Date()) });
});
afterEach(async () => {
  expect(await scene.commission.audit()).toMatchObject({ sentences: [], differencePaise: 0 });
});
afterAll(() => scene.stop());

const hear = (event: Awaited<ReturnType<typeof scene.identity.knows>>) =>
  scene.commission.tell(OnPayeeDetailsChanged, payeeDetailsChanged, event);
const preview = async (payableId: string) =>
  (await scene.commission.call(previewBankFile, headId, { body: { payableIds: [payableId] } })).body;

it('a member whose bank details have not reached commission is listed as one without them, and is not paid', async () => {
  const memberId = await scene.payouts.rich();
  const payoutId = (await scene.payouts.ask(memberId, 10)).body.entry._id;
  expect(await preview(payoutId)).toMatchObject({ blocked: [{ payableId: payoutId, reason: 'bank-details-missing' }] });
  expect((await scene.make(payoutId)).error?.code).toBe('COMMISSION.NOTHING_TO_TRANSFER');
  await scene.identity.knows(memberId);
  expect((await scene.make(payoutId)).status).toBe(201);
});

it('an older revision of the details changes nothing, and a repeated one changes nothing again', async () => {
  const memberId = await scene.payouts.rich();
  const details = scene.commission.get(PayeeDetailsRepository);
  const older = await scene.identity.knows(memberId, { digest: 'first account', isOnItsWay: true });
  const newer = await scene.identity.knows(memberId, { digest: 'second account', pan: 'NEWER0000A' });
  for (const event of [newer, older]) await hear(event);
  const { bankDigest, persons, revision } = newer;
  expect((await details.findByIds([memberId])).get(memberId)).toMatchObject({ bankDigest, persons, revision });
});

it('a hold counts from each revision, also from one that comes late', async () => {
  const { memberId, payoutId } = await scene.requested();
  const heldFrom = scene.commission.clock.now();
  const holding = await scene.identity.knows(memberId, { digest: 'changed', heldFrom, isOnItsWay: true });
  await scene.identity.knows(memberId, { digest: 'changed', pan: 'LATER0000A' });
  expect(await preview(payoutId)).toMatchObject({ payable: [{ payableId: payoutId }] });
  await hear(holding);
  expect(await preview(payoutId)).toMatchObject({ blocked: [{ payableId: payoutId, reason: 'bank-details-held' }] });
});

it('a PAN that is changed within the year begins no new threshold, in whatever order its events come', async () => {
  const memberId = await tax.person('AAAPA0000A');
  expect(await tax.paid(memberId, 100)).toEqual([0, 100]);
  const pans = ['BBBPB0000B', 'AAAPA0000A'];
  const between = await scene.identity.knows(memberId, {
    pan: pans[0]!,
    earlierPans: ['AAAPA0000A'],
    isOnItsWay: true,
  });
  await scene.identity.knows(memberId, { pan: 'CCCPC0000C', earlierPans: pans });
  await hear(between);
  expect(await tax.paid(memberId, 100)).toEqual([4, 96]);
});

it('a bank file is made and a payout is approved with its tax while identity is away', async () => {
  const people = [await tax.person('AWAYA0000A'), await tax.person('AWAYB0000B')] as const;
  const [filed, byHand] = [await tax.ask(people[0], 200), await tax.ask(people[1], 200)];
  await scene.identity.stop();
  expect(await preview(filed)).toMatchObject({ total: 200, tax: 4, net: 196 });
  const made = await scene.make(filed);
  expect([made.status, made.body]).toMatchObject([201, { bankFile: { total: 200, tax: 4, net: 196 }, blocked: [] }]);
  expect((await tax.approve(people[1], byHand)).status).toBe(200);
  expect((await scene.payouts.balanceOf(people[1])).commissionHistory).toMatchObject([{ tax: 4, net: 196 }]);
  expect((await scene.download(made.body.bankFile._id)).status).toBe(503);
});
