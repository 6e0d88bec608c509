import {
  account,
  addRole,
  addStaff,
  auditRecorded,
  changePassword,
  changeRole,
  changeStaffRole,
  closeAccount,
  correctMobile,
  deleteRole,
  disableStaff,
  enableStaff,
  endMemberSessions,
  giveTemporaryPassword,
  listRoles,
  listSessions,
  listStaff,
  login,
  memberAccount,
  memberDocuments,
  memberRegistered,
  memberSessions,
  profileChanged,
  reinstateMember,
  suspendMember,
  type Permission,
} from '@deepam/contracts';
import { freshMobile, poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { AddRoleHandler } from '../src/staff/add-role/add-role.handler.js';
import { AddStaffHandler } from '../src/staff/add-staff/add-staff.handler.js';
import { ChangeRoleHandler } from '../src/staff/change-role/change-role.handler.js';
import { ChangeStaffRoleHandler } from '../src/staff/change-staff-role/change-staff-role.handler.js';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, tokenOf } from './members.js';

let identity: TestIdentity;
let head: string;

beforeAll(async () => {
  identity = await TestIdentity.start();
  head = await newHeadToken(identity);
});
afterAll(() => identity.stop());

const own = 'a staff password of mine';
const idOf = (token: string) => decodeJwt(token).sub!;
const codeOf = async (token: string) => (await identity.call(account, { token })).error?.code ?? null;
const isEnded = (token: string) => poll(async () => (await codeOf(token)) === 'AUTH.SESSION_REVOKED');

let roles = 0;
const roleOf = async (permissions: Permission[], token = head) =>
  (await identity.call(addRole, { token, body: { name: `Role ${(roles += 1)}`, permissions } })).body.role._id;

const added = async (roleId: string, token = head) => {
  const mobile = freshMobile();
  const { body } = await identity.call(addStaff, { token, body: { name: 'Meena Joshi', mobile, roleId } });
  return { id: body.staff._id, mobile, temporaryPassword: body.temporaryPassword };
};

/** Somebody of the company with these permissions who has chosen a password. */
async function person(permissions: Permission[]) {
  const roleId = await roleOf(permissions);
  const { id, mobile, temporaryPassword } = await added(roleId);
  const first = await tokenOf(identity, mobile, temporaryPassword);
  const body = { password: own, confirmPassword: own };
  const changed = await identity.call(changePassword, { token: first, body });
  return { id, mobile, roleId, token: changed.body.token };
}
const refused = async (answer: Promise<{ status: number; error?: { code: string } | undefined }>) => {
  const { status, error } = await answer;
  return error ? `${status} ${error.code}` : status;
};

describe('people of the company', () => {
  it('log in with a password for one use; their token says what they may do, and nobody places them in the tree', async () => {
    const before = (await identity.outboxEventsOf(memberRegistered)).length;
    const { id, mobile, temporaryPassword } = await added('clerk');
    const first = await tokenOf(identity, mobile, temporaryPassword);
    expect(decodeJwt(first)).toMatchObject({
      ...{ sub: id, isHead: false, mustChangePassword: true },
      permissions: ['approve-members', 'decide-plans', 'decide-cotton', 'read'],
    });
    const body = { password: own, confirmPassword: own };
    const { token } = (await identity.call(changePassword, { token: first, body })).body;
    expect(decodeJwt(token)['permissions']).toHaveLength(4);
    expect(decodeJwt(await tokenOf(identity, mobile, own))['permissions']).toHaveLength(4);
    expect((await identity.call(listSessions, { token })).status).toBe(200);
    expect(await refused(identity.call(closeAccount, { token, body: { word: 'close' } as never }))).toBe(
      '403 ACCESS.MEMBERS_ONLY',
    );
    expect((await identity.outboxEventsOf(memberRegistered)).length).toBe(before);
    expect(decodeJwt((await newMember(identity)).token)).not.toHaveProperty('permissions');
    expect(decodeJwt(head)).not.toHaveProperty('permissions');
  });

  it('whose role is taken at this moment give nobody what was in it, though their call is under way', async () => {
    const { id, token } = await person(['manage-staff', 'payouts']);
    const { sv, sid, permissions } = decodeJwt<{ sv: number; sid: string; permissions: Permission[] }>(token);
    const caller = { memberId: id, isHead: false, sessionVersion: sv, sessionId: sid, permissions };
    const roleId = await roleOf(['payouts']);
    const { id: other } = await added(roleId);
    await identity.call(disableStaff, { token: head, params: { id } });
    const get = <T>(handler: new (...args: never[]) => T): T => identity.app.get(handler, { strict: false });
    for (const late of [
      () => get(AddStaffHandler).execute(caller, { name: 'Late', mobile: freshMobile(), roleId }),
      () => get(AddRoleHandler).execute(caller, { name: 'Late', permissions: ['payouts'] }),
      () => get(ChangeRoleHandler).execute(caller, roleId, { name: 'Late', permissions: ['payouts', 'manage-staff'] }),
      () => get(ChangeStaffRoleHandler).execute(caller, other, { roleId: 'reader' }),
    ])
      await expect(late()).rejects.toMatchObject({ code: 'AUTH.SESSION_REVOKED' });
  });

  it('are let in by what their role includes, and told so otherwise', async () => {
    const { token } = await person(['read']);
    const member = await newMember(identity);
    const params = { id: member.id };
    expect((await identity.call(memberAccount, { token, params })).status).toBe(200);
    expect(await refused(identity.call(suspendMember, { token, params, body: { reason: 'x' } }))).toBe(
      '403 ACCESS.NOT_PERMITTED',
    );
    expect(await refused(identity.call(listStaff, { token }))).toBe('403 ACCESS.NOT_PERMITTED');
    expect(await refused(identity.call(listStaff, { token: member.token }))).toBe('403 ACCESS.HEAD_ONLY');
  });

  it('are logged out at once when their role, or what it includes, changes, or when they are disabled', async () => {
    const one = await person(['payouts', 'read']);
    const body = { name: `Role ${(roles += 1)}`, permissions: ['read' as const] };
    const change = { token: head, params: { id: one.roleId }, body };
    expect((await identity.call(changeRole, change)).body.role).toMatchObject({ permissions: ['read'], people: 1 });
    await isEnded(one.token);
    const reader = await tokenOf(identity, one.mobile, own);
    expect(decodeJwt(reader)['permissions']).toEqual(['read']);

    const params = { id: one.id };
    expect((await identity.call(changeStaffRole, { token: head, params, body: { roleId: 'dispatch' } })).status).toBe(
      200,
    );
    await isEnded(reader);
    const dispatcher = await tokenOf(identity, one.mobile, own);
    expect(decodeJwt(dispatcher)['permissions']).toEqual(['dispatch']);

    expect((await identity.call(disableStaff, { token: head, params })).body.staff.isDisabled).toBe(true);
    await isEnded(dispatcher);
    const shutOut = await identity.call(login, { body: { mobile: one.mobile, password: own } });
    expect(shutOut.error?.code).toBe('AUTH.SUSPENDED');
    expect(await refused(identity.call(disableStaff, { token: head, params }))).toBe('409 IDENTITY.STAFF_UNCHANGED');
    expect((await identity.call(enableStaff, { token: head, params })).body.staff.isDisabled).toBe(false);
    expect(decodeJwt(await tokenOf(identity, one.mobile, own))['permissions']).toEqual(['dispatch']);
  });

  it('leave who did it to whom in the audit trail', async () => {
    const boss = await person(['manage-staff', 'read']);
    const { id } = await added('reader', boss.token);
    const entries = await identity.outboxEventsOf(auditRecorded);
    const entry = entries.find(({ kind, memberId }) => kind === 'staff-added' && memberId === id);
    expect(entry).toMatchObject({ actor: { kind: 'staff', id: boss.id }, after: { role: 'Reader' } });
  });
});

describe('who manages staff', () => {
  it('gives, takes and changes nothing that they have not themselves', async () => {
    const boss = await person(['manage-staff', 'read']);
    const { token } = boss;
    const cashier = await added('cashier');
    const mightyRole = await roleOf(['payouts']);
    const beyond = '403 IDENTITY.BEYOND_YOU';
    const mine = { name: `Role ${(roles += 1)}`, permissions: ['read', 'payouts'] as Permission[] };
    const somebody = { name: 'Ravi', mobile: freshMobile(), roleId: 'cashier' };
    expect(await refused(identity.call(addRole, { token, body: mine }))).toBe(beyond);
    expect(await refused(identity.call(addStaff, { token, body: somebody }))).toBe(beyond);
    const params = { id: cashier.id };
    expect(await refused(identity.call(changeStaffRole, { token, params, body: { roleId: 'reader' } }))).toBe(beyond);
    expect(await refused(identity.call(disableStaff, { token, params }))).toBe(beyond);
    expect(await refused(identity.call(giveTemporaryPassword, { token, params }))).toBe(beyond);
    expect(await refused(identity.call(endMemberSessions, { token, params }))).toBe(beyond);
    const weaker = { name: mine.name, permissions: ['read'] as Permission[] };
    expect(await refused(identity.call(changeRole, { token, params: { id: mightyRole }, body: weaker }))).toBe(beyond);
    expect(await refused(identity.call(deleteRole, { token, params: { id: mightyRole } }))).toBe(beyond);
    const reader = await added('reader', token);
    const grown = { token, params: { id: reader.id }, body: { roleId: 'cashier' } };
    expect(await refused(identity.call(changeStaffRole, grown))).toBe(beyond);
  });

  it('does not change their own role, nor reach the head, nor a member', async () => {
    const boss = await person(['manage-staff', 'read']);
    const { token } = boss;
    const params = { id: boss.id };
    const ownRole = '422 IDENTITY.OWN_ROLE';
    expect(await refused(identity.call(changeStaffRole, { token, params, body: { roleId: 'reader' } }))).toBe(ownRole);
    expect(await refused(identity.call(disableStaff, { token, params }))).toBe(ownRole);
    const same = { name: 'Mine', permissions: ['read'] as Permission[] };
    expect(await refused(identity.call(changeRole, { token, params: { id: boss.roleId }, body: same }))).toBe(ownRole);
    const theHead = { id: idOf(head) };
    const member = { id: (await newMember(identity)).id };
    for (const someone of [theHead, member]) {
      const change = { token: head, params: someone, body: { roleId: 'reader' } };
      expect(await refused(identity.call(changeStaffRole, change))).toBe('404 IDENTITY.STAFF_NOT_FOUND');
    }
    expect(await refused(identity.call(giveTemporaryPassword, { token, params: theHead }))).toBe(
      '422 IDENTITY.HEAD_PROTECTED',
    );
    expect(await refused(identity.call(giveTemporaryPassword, { token, params: member }))).toBe(
      '403 ACCESS.NOT_PERMITTED',
    );
  });

  it('cannot come to another account by what is meant for members', async () => {
    const { token } = await person(['manage-members', 'reveal-numbers']);
    const colleague = await added('cashier');
    const params = { id: colleague.id };
    expect(await refused(identity.call(giveTemporaryPassword, { token, params }))).toBe('403 ACCESS.NOT_PERMITTED');
    expect(await refused(identity.call(endMemberSessions, { token, params }))).toBe('403 ACCESS.NOT_PERMITTED');
    expect(await refused(identity.call(suspendMember, { token, params, body: { reason: 'x' } }))).toBe(
      '422 IDENTITY.STAFF_ACCOUNT',
    );
    expect(await refused(identity.call(reinstateMember, { token, params, body: { reason: 'x' } }))).toBe(
      '422 IDENTITY.STAFF_ACCOUNT',
    );
    const mobile = { body: { mobile: freshMobile() } };
    expect(await refused(identity.call(correctMobile, { token, params, ...mobile }))).toBe('403 ACCESS.NOT_PERMITTED');
    expect(await refused(identity.call(memberSessions, { token, params }))).toBe('403 ACCESS.NOT_PERMITTED');
    const theHead = { id: idOf(head) };
    expect(await refused(identity.call(correctMobile, { token, params: theHead, ...mobile }))).toBe(
      '422 IDENTITY.HEAD_PROTECTED',
    );
    for (const endpoint of [endMemberSessions, memberSessions, memberDocuments, giveTemporaryPassword]) {
      expect(await refused(identity.call(endpoint, { token, params: theHead }))).toBe('422 IDENTITY.HEAD_PROTECTED');
    }
    const member = { id: (await newMember(identity)).id };
    expect((await identity.call(giveTemporaryPassword, { token, params: member })).status).toBe(200);
  });
});

describe('the login of staff', () => {
  it('is looked after by those who manage staff and may as much: mobile, temporary password, sessions', async () => {
    const boss = await person(['manage-staff', 'read']);
    const one = await person(['read']);
    const params = { id: one.id };
    const told = (await identity.outboxEventsOf(profileChanged)).length;
    const mobile = freshMobile();
    const correction = { token: boss.token, params, body: { mobile } };
    expect((await identity.call(correctMobile, correction)).status).toBe(200);
    await isEnded(one.token);
    const again = await tokenOf(identity, mobile, own);
    expect((await identity.outboxEventsOf(profileChanged)).length).toBe(told);
    expect((await identity.call(memberSessions, { token: boss.token, params })).body).toHaveLength(1);
    const given = await identity.call(giveTemporaryPassword, { token: boss.token, params });
    await isEnded(again);
    expect(decodeJwt(await tokenOf(identity, mobile, given.body.temporaryPassword))).toMatchObject({
      ...{ sub: one.id, mustChangePassword: true, permissions: ['read'] },
    });
  });

  it('is not reset by oneself, nor of somebody who may more', async () => {
    const boss = await person(['manage-staff', 'read']);
    const { token } = boss;
    const [mine, cashiers] = [{ id: boss.id }, { id: (await added('cashier')).id }];
    expect(await refused(identity.call(giveTemporaryPassword, { token, params: mine }))).toBe(
      '403 ACCESS.NOT_PERMITTED',
    );
    const correction = { token, params: cashiers, body: { mobile: freshMobile() } };
    expect(await refused(identity.call(correctMobile, correction))).toBe('403 IDENTITY.BEYOND_YOU');
    expect(await refused(identity.call(memberSessions, { token, params: cashiers }))).toBe('403 IDENTITY.BEYOND_YOU');
  });
});

describe('roles', () => {
  it('that are built in stay; others go when nobody has them; a name is there once', async () => {
    const { body } = await identity.call(listRoles, { token: head });
    expect(body.slice(0, 5).map(({ _id, isBuiltIn }) => [_id, isBuiltIn])).toEqual(
      ['clerk', 'cashier', 'dispatch', 'accountant', 'reader'].map((id) => [id, true]),
    );
    const role = { name: 'Godown', permissions: ['dispatch' as const] };
    const { body: made } = await identity.call(addRole, { token: head, body: role });
    for (const name of ['GODOWN', 'clerk']) {
      const again = identity.call(addRole, { token: head, body: { ...role, name } });
      expect(await refused(again)).toBe('409 IDENTITY.ROLE_NAME_TAKEN');
    }
    const params = { id: made.role._id };
    const { id } = await added(params.id);
    expect(await refused(identity.call(deleteRole, { token: head, params }))).toBe('409 IDENTITY.ROLE_IN_USE');
    await identity.call(changeStaffRole, { token: head, params: { id }, body: { roleId: 'dispatch' } });
    expect((await identity.call(deleteRole, { token: head, params })).status).toBe(200);
    expect(await refused(identity.call(deleteRole, { token: head, params }))).toBe('404 IDENTITY.ROLE_NOT_FOUND');
    const clerk = { token: head, params: { id: 'clerk' } };
    expect(await refused(identity.call(deleteRole, clerk))).toBe('409 IDENTITY.ROLE_BUILT_IN');
    expect(await refused(identity.call(changeRole, { ...clerk, body: role }))).toBe('409 IDENTITY.ROLE_BUILT_IN');
  });
});

describe('where the setting demands a second factor', () => {
  it('it is demanded of staff who pay or reveal, and of no others', async () => {
    const [cashier, clerk] = [await person(['payouts']), await person(['read', 'dispatch'])];
    await identity.restart({ SECOND_FACTOR: 'head' });
    const mustSetUp = async (mobile: string) =>
      decodeJwt(await tokenOf(identity, mobile, own))['mustSetUpSecondFactor'] ?? false;
    expect([await mustSetUp(cashier.mobile), await mustSetUp(clerk.mobile)]).toEqual([true, false]);
  });
});
