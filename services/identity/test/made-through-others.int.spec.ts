import {
  addMember,
  changePassword,
  changeRole,
  changeStaffRole,
  enableStaff,
  giveTemporaryPassword,
  approveIdentityRequest,
  listRoles,
  listStaff,
  memberApproved,
  type Permission,
} from '@deepam/contracts';
import { freshMobile, poll, tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, tokenOf } from './members.js';
import { refused, roleName, staffDesk } from './staff-desk.js';

let identity: TestIdentity;
let head: string;
const desk = staffDesk(
  () => identity,
  () => head,
);
const rights = ['manage-staff', 'manage-members', 'payouts', 'read'] as const satisfies readonly Permission[];
let clerk: Awaited<ReturnType<typeof desk.person>>;
let honest: typeof clerk;

beforeAll(async () => {
  identity = await TestIdentity.start({
    SECOND_APPROVAL: 'on',
    TOKEN_LIFETIME_SECONDS: '2592000',
    STEP_UP_SECONDS: '86400',
  });
  head = await newHeadToken(identity);
  [clerk, honest] = [await desk.person([...rights]), await desk.person([...rights])];
});
afterAll(() => identity.stop());

it('a member whom a clerk adds with the login of another member names both', async () => {
  const sponsor = await newMember(identity);
  await identity.hears(memberApproved, { memberId: sponsor.id, name: 'Asha', approvedAt: new Date().toISOString() });
  await poll(() => identity.connection.collection('members').findOne({ _id: sponsor.id as never, isApproved: true }));
  const given = await identity.call(giveTemporaryPassword, { token: clerk.token, params: { id: sponsor.id } });
  const opened = await tokenOf(identity, sponsor.mobile, given.body.temporaryPassword);
  const chosen = { password: 'the clerk chose this', confirmPassword: 'the clerk chose this' };
  const { token } = (await identity.call(changePassword, { token: opened, body: chosen })).body;
  identity.network.verdict = () => ({ ...identity.network.sponsor, _id: sponsor.id });
  const mobile = freshMobile();
  const newcomer = { name: 'Meera Joshi', mobile, email: '', password: 'her own password', plan: 'Silver' as const };
  const made = await identity.call(addMember, { token, body: newcomer, files: { planProof: await tinyPng() } });
  expect(made.body.addedBy).not.toHaveProperty('influencedBy');
  const { influencedBy } = decodeJwt(await tokenOf(identity, mobile, newcomer.password));
  expect(influencedBy).toEqual([sponsor.id, clerk.id]);
});

describe('a role that a clerk has made', () => {
  const grow = (id: string) =>
    identity.call(changeRole, {
      token: clerk.token,
      params: { id },
      body: { name: roleName(), permissions: ['read', 'payouts'] },
    });

  it('a role that grows while it is given gives a colleague only the approved rights', async () => {
    const { id } = await desk.added(await desk.roleOf(['read']), clerk.token);
    const { awaits } = await identity.call(enableStaff, { token: clerk.token, params: { id } });
    const granted = { token: honest.token, params: { id: awaits!._id } };
    expect(await refused(identity.call(approveIdentityRequest, granted))).toBe(200);
    for (let round = 0; round < 6; round += 1) {
      const roleId = await desk.roleOf(['read'], clerk.token);
      const give = { token: clerk.token, params: { id }, body: { roleId } };
      await Promise.all([grow(roleId), identity.call(changeStaffRole, give)]);
      const roles = (await identity.call(listRoles, { token: head })).body;
      const colleague = (await identity.call(listStaff, { token: head })).body.find(({ _id }) => _id === id)!;
      expect(roles.find(({ _id }) => _id === colleague.roleId)!.permissions).toEqual(['read']);
    }
  });

  it('a role needs an approval to grow while its only colleague waits to be enabled', async () => {
    const roleId = await desk.roleOf(['read'], clerk.token);
    await desk.added(roleId, clerk.token);
    expect(await refused(grow(roleId))).toBe(202);
  });
});
