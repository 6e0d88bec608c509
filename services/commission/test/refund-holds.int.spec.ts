import {
  kycConsentChanged,
  memberSuspended,
  payableBankDetails,
  previewBankFile,
  temporaryPasswordGiven,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OnKycConsentChanged, OnMemberSuspended, OnTemporaryPasswordGiven } from '../src/payouts/on-identity-events.js';
import { headId } from './commission-harness.js';
import { owedDeposit, owedPrice } from './owed-refunds.js';
import { codeOf } from './two-people.js';
import { TestTransfers } from './test-transfers.js';

let scene: TestTransfers;
beforeAll(async () => {
  scene = await TestTransfers.start();
});
afterAll(() => scene.stop());

const nowText = () => scene.commission.clock.now().toISOString();
const staff = newId();

const holds: Readonly<Record<string, (memberId: string) => Promise<unknown>>> = {
  'a temporary password': (memberId) =>
    scene.commission.tell(OnTemporaryPasswordGiven, temporaryPasswordGiven, {
      memberId,
      byId: staff,
      givenAt: nowText(),
      validUntil: nowText(),
      influencedBy: [staff],
    }),
  'changed bank details': (memberId) => scene.identity.knows(memberId, { heldFrom: scene.commission.clock.now() }),
  'a suspension': (memberId) =>
    scene.commission.tell(OnMemberSuspended, memberSuspended, {
      memberId,
      revision: 1,
      byId: staff,
      reason: 'Another maker',
      suspendedAt: nowText(),
    }),
  'a withdrawn consent': (memberId) =>
    scene.commission.tell(OnKycConsentChanged, kycConsentChanged, {
      memberId,
      revision: 1,
      isGiven: false,
      changedAt: nowText(),
    }),
};

const owed = {
  'deposit-refund': () => owedDeposit(scene),
  'plan-refund': () => owedPrice(scene),
} as const;

const cases = Object.keys(holds).flatMap((hold) =>
  (['deposit-refund', 'plan-refund'] as const).map((kind) => [hold, kind] as const),
);
const details = async (payableId: string) =>
  codeOf(await scene.commission.call(payableBankDetails, headId, { params: { payableId } }));

it.each(cases)('%s holds the transfer of a %s by hand and in a bank file', async (hold, kind) => {
  const { memberId, payableId, net } = await owed[kind]();
  await holds[hold]!(memberId);
  const body = { payableIds: [payableId] };
  const preview = (await scene.commission.call(previewBankFile, headId, { body })).body;
  expect(preview.blocked).toMatchObject([{ payableId, reason: expect.any(String) }]);
  expect(codeOf(await scene.make(payableId))).toBe('409 COMMISSION.NOTHING_TO_TRANSFER');
  expect(codeOf(await scene.byHand(payableId, net))).toMatch(
    /^409 COMMISSION\.(?:BANK_DETAILS_HELD|MEMBER_SUSPENDED|CONSENT_WITHDRAWN)$/,
  );
  expect(await scene.payable(payableId)).toMatchObject({ state: 'owed', transfers: [] });
});

it('a suspension keeps a deposit and the price of a plan out of the download of an earlier bank file', async () => {
  const owedRefunds = [await owed['deposit-refund'](), await owed['plan-refund']()];
  const made = await scene.made(...owedRefunds.map(({ payableId }) => payableId));
  for (const { memberId } of owedRefunds) await holds['a suspension']!(memberId);
  expect(codeOf(await scene.download(made._id))).toBe('409 COMMISSION.NOTHING_TO_TRANSFER');
  for (const { payableId } of owedRefunds)
    expect((await scene.payable(payableId)).transfers).toMatchObject([{ state: 'cancelled', leftOut: 'suspended' }]);
});

it('the bank details of an earlier bank file are paid, and no others', async () => {
  const { memberId, payableId } = await owed['deposit-refund']();
  const made = await scene.made(payableId);
  await holds['a temporary password']!(memberId);
  await scene.identity.knows(memberId, { digest: 'another account' });
  expect(codeOf(await scene.download(made._id))).toBe('409 COMMISSION.NOTHING_TO_TRANSFER');
  expect((await scene.payable(payableId)).transfers).toMatchObject([{ leftOut: 'bank-details-changed' }]);
  // A clerk may compare the details with the member before the decision.
  expect(await details(payableId)).toBe('200 done');
});
