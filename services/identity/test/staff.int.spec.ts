import {
  changePassword,
  changeRole,
  changeStaffRole,
  closeAccount,
  correctMobile,
  disableStaff,
  enableStaff,
  giveTemporaryPassword,
  listSessions,
  listStaff,
  login,
  memberAccount,
  memberRegistered,
  memberSessions,
  profileChanged,
  suspendMember,
  permissions,
  type Permission,
} from '@deepam/contracts';
import { freshMobile } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { AddRoleHandler } from '../src/staff/add-role.js';
import { AddStaffHandler } from '../src/staff/add-staff.js';
import { ChangeRoleHandler } from '../src/staff/change-role.js';
import { ChangeStaffRoleHandler } from '../src/staff/change-staff-role.js';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, tokenOf } from './members.js';
import { own, refused, roleName, staffDesk } from './staff-desk.js';

let identity: TestIdentity;
let head: string;

beforeAll(async () => {
  identity = await TestIdentity.start();
  head = await newHeadToken(identity);
});
afterAll(() => identity.stop());

const { isEnded, roleOf, added, person } = staffDesk(
  () => identity,
  () => head,
);

describe('people of the company', () => {
  it('people of the company log in with a password for one use; their token has their permissions, and they have no place in the tree', async () => {
    const before = (await identity.outboxEventsOf(memberRegistered)).length;
    const { id, mobile, temporaryPassword } = await added('clerk');
    const first = await tokenOf(identity, mobile, temporaryPassword);
    expect(decodeJwt(first)).toMatchObject({
      sub: id,
      isHead: false,
      mustChangePassword: true,
      permissions: ['approve-members', 'decide-plans', 'decide-cotton', 'grievances', 'read'],
    });
    const body = { password: own, confirmPassword: own };
    const { token } = (await identity.call(changePassword, { token: first, body })).body;
    expect(decodeJwt(token)['permissions']).toHaveLength(5);
    expect(decodeJwt(await tokenOf(identity, mobile, own))['permissions']).toHaveLength(5);
    expect((await identity.call(listSessions, { token })).status).toBe(200);
    expect(await refused(identity.call(closeAccount, { token, body: { word: 'close' } as never }))).toBe(
      '403 ACCESS.MEMBERS_ONLY',
    );
    expect((await identity.outboxEventsOf(memberRegistered)).length).toBe(before);
    expect(decodeJwt((await newMember(identity)).token)).not.toHaveProperty('permissions');
    expect(decodeJwt(head)).not.toHaveProperty('permissions');
  });

  it('people whose role is taken concurrently give none of its permissions, though their call is under way', async () => {
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

  it('people of the company are admitted by the permissions of their role, and get an error otherwise', async () => {
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

  it('people of the company are logged out immediately when their role or its permissions change, or when they are disabled', async () => {
    const staffMember = await person(['payouts', 'read']);
    const body = { name: roleName(), permissions: ['read' as const] };
    const change = { token: head, params: { id: staffMember.roleId }, body };
    expect((await identity.call(changeRole, change)).body.role).toMatchObject({ permissions: ['read'], people: 1 });
    await isEnded(staffMember.token);
    const reader = await tokenOf(identity, staffMember.mobile, own);
    expect(decodeJwt(reader)['permissions']).toEqual(['read']);

    const params = { id: staffMember.id };
    expect((await identity.call(changeStaffRole, { token: head, params, body: { roleId: 'dispatch' } })).status).toBe(
      200,
    );
    await isEnded(reader);
    const dispatcher = await tokenOf(identity, staffMember.mobile, own);
    expect(decodeJwt(dispatcher)['permissions']).toEqual(['dispatch']);

    expect((await identity.call(disableStaff, { token: head, params })).body.staff.isDisabled).toBe(true);
    await isEnded(dispatcher);
    const shutOut = await identity.call(login, { body: { mobile: staffMember.mobile, password: own } });
    expect(shutOut.error?.code).toBe('AUTH.SUSPENDED');
    expect(shutOut.error?.details).toBeUndefined();
    expect(await refused(identity.call(disableStaff, { token: head, params }))).toBe('409 IDENTITY.STAFF_UNCHANGED');
    expect((await identity.call(enableStaff, { token: head, params })).body.staff.isDisabled).toBe(false);
    expect(decodeJwt(await tokenOf(identity, staffMember.mobile, own))['permissions']).toEqual(['dispatch']);
  });

  it('the audit trail has who did what to whom', async () => {
    const boss = await person(['manage-staff', 'read']);
    const { id } = await added('reader', boss.token);
    const entry = (await identity.auditEntriesOf(id)).find(({ kind }) => kind === 'staff-added');
    expect(entry).toMatchObject({ actor: { kind: 'staff', id: boss.id }, after: { role: 'Reader' } });
  });
});

describe('the login of staff', () => {
  it('people who manage staff and have its permissions look after it: mobile, temporary password, sessions', async () => {
    const boss = await person(['manage-staff', 'read']);
    const staffMember = await person(['read']);
    const params = { id: staffMember.id };
    const eventsBefore = (await identity.outboxEventsOf(profileChanged)).length;
    const mobile = freshMobile();
    const correction = { token: boss.token, params, body: { mobile } };
    expect((await identity.call(correctMobile, correction)).status).toBe(200);
    await isEnded(staffMember.token);
    const again = await tokenOf(identity, mobile, own);
    expect((await identity.outboxEventsOf(profileChanged)).length).toBe(eventsBefore);
    expect((await identity.call(memberSessions, { token: boss.token, params })).body).toHaveLength(1);
    const given = await identity.call(giveTemporaryPassword, { token: boss.token, params });
    await isEnded(again);
    expect(decodeJwt(await tokenOf(identity, mobile, given.body.temporaryPassword))).toMatchObject({
      sub: staffMember.id,
      mustChangePassword: true,
      permissions: ['read'],
    });
  });

  it('people can’t reset their own login, or that of staff with more permissions', async () => {
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

describe('a demanded second factor', () => {
  it('a demanded second factor is demanded of every account of the company, whatever its role includes, and of no member', async () => {
    const people = await Promise.all(permissions.map((permission) => person([permission])));
    const member = await newMember(identity);
    await identity.restart({ SECOND_FACTOR: 'head' });
    const claims = await Promise.all(
      people.map(async ({ mobile, roleId }) => [roleId, decodeJwt(await tokenOf(identity, mobile, own))] as const),
    );
    expect(claims.filter(([, { mustSetUpSecondFactor }]) => mustSetUpSecondFactor !== true)).toEqual([]);
    const token = await tokenOf(identity, member.mobile, member.password);
    expect(decodeJwt(token)['mustSetUpSecondFactor']).toBeUndefined();
  });
});
