import {
  approvePlan,
  memberNetwork,
  networkChildren,
  profileChanged,
  waitingMembers,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
let sponsor: Person;
let asha: Person;

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
  sponsor = await network.member(head, head, { plan: 'Gold' });
  const planRequest = { plan: 'Bronze', proofKey: 'plan-proofs/a.webp', utr: '123456789012' } as const;
  asha = await network.member(sponsor, head, { planRequest, approved: false });
  await network.hears(profileChanged, {
    memberId: asha.id,
    revision: 1,
    name: asha.name,
    email: 'asha@example.in',
    mobile: '9822000001',
    address: 'Satara',
    contactSeenBy: 'company',
    avatarKey: null,
    idProofKey: 'id-proofs/a.webp',
    panProofKey: 'pan-proofs/a.webp',
  });
  await poll(async () => (await rowFor(head.token)).email !== null);
});
afterAll(() => network.close());

const staff = (...permissions: Permission[]) =>
  network.service.tokens.memberToken({ memberId: newId(), isHead: false, permissions });

async function rowFor(token: string) {
  const { body } = await network.call(memberNetwork, { query: { memberId: asha.id } }, token);
  return body[0]!.fullNetwork[0]!;
}

describe('staff who work with members', () => {
  it('staff with the permission for members see all of them, also branch by branch, and count the waiting ones', async () => {
    const token = await staff('read');
    const { body } = await network.call(memberNetwork, {}, token);
    expect(body[0]!.fullNetwork.map(({ _id }) => _id).toSorted()).toEqual([sponsor.id, asha.id].toSorted());
    const children = await network.call(networkChildren, { params: { id: sponsor.id } }, token);
    expect(children.body.map(({ _id }) => _id)).toEqual([asha.id]);
    expect((await network.call(waitingMembers, {}, token)).body).toMatchObject({ planRequests: 1 });
  });

  it('staff with members see of each member what their work needs, and scans of documents in no list', async () => {
    const seen = async (...permissions: Permission[]) => {
      const { email, address, utr, requestedPlanProof, idProof, panidProof, isDeletable, requestId } = await rowFor(
        await staff(...permissions),
      );
      const shown = { email, address, utr, requestedPlanProof, idProof, panidProof, isDeletable, requestId };
      return Object.entries(shown).flatMap(([field, value]) => (value === null || value === false ? [] : [field]));
    };
    const request = ['utr', 'requestedPlanProof', 'requestId'];
    expect(await seen('read')).toEqual(request);
    expect(await seen('decide-plans')).toEqual(request);
    expect(await seen('approve-members')).toEqual(['email', 'address', 'isDeletable']);
    expect(await seen('manage-members', 'reveal-numbers')).toEqual(['email', 'address']);
  });

  it('staff without such work see no member', async () => {
    const token = await staff('payouts', 'dispatch', 'reports', 'manage-staff', 'reveal-numbers');
    for (const answer of [
      await network.call(memberNetwork, {}, token),
      await network.call(networkChildren, { params: { id: sponsor.id } }, token),
      await network.call(waitingMembers, {}, token),
    ]) {
      expect([answer.status, answer.error?.code]).toEqual([403, 'ACCESS.NOT_PERMITTED']);
    }
  });
});

describe('staff who decide on plans', () => {
  it('staff with plans approve requested and paid plans, for an unapproved member with a further permission; setting or waiving a plan needs another one', async () => {
    const { requestId } = await rowFor(head.token);
    const decide = async (body: object, ...permissions: Permission[]) => {
      const token = await staff(...permissions);
      const answer = await network.call(approvePlan, { body: { userId: asha.id, plan: 'Bronze', ...body } }, token);
      return answer.error?.code ?? answer.status;
    };
    const refused = 'ACCESS.NOT_PERMITTED';
    expect(await decide({}, 'decide-plans')).toBe(refused);
    expect(await decide({ requestId, payment: 'waived' }, 'decide-plans')).toBe(refused);
    expect(await decide({ requestId, plan: 'Gold' }, 'decide-plans')).toBe('NETWORK.REQUEST_CHANGED');
    expect(await decide({ requestId }, 'adjust-money')).toBe(refused);
    expect(await decide({ requestId }, 'decide-plans')).toBe('NETWORK.REQUEST_OF_UNAPPROVED');
    expect(await decide({ requestId }, 'decide-plans', 'approve-members')).toBe(200);
    expect(await decide({ plan: 'Silver', payment: 'waived' }, 'decide-plans', 'adjust-money')).toBe(200);
  });
});
