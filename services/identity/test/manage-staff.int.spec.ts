import {
  accountsWith,
  addRole,
  addStaff,
  changePassword,
  changeRole,
  changeStaffRole,
  companySecurityChanged,
  correctMobile,
  deleteRole,
  disableStaff,
  endMemberSessions,
  forgotPassword,
  giveTemporaryPassword,
  issueServiceToken,
  listRoles,
  listStaff,
  login,
  memberDocuments,
  memberSessions,
  passwordRequests,
  reinstateMember,
  suspendMember,
  type Permission,
} from '@deepam/contracts';
import { freshMobile, poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
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

const { roleOf, added, person } = staffDesk(
  () => identity,
  () => head,
);

const influencedBy = (token: string) => decodeJwt(token)['influencedBy'];

describe('the people who manage staff', () => {
  it('people who manage staff give, take and change only permissions that they have', async () => {
    const boss = await person(['manage-staff', 'read']);
    const { token } = boss;
    const cashier = await added('cashier');
    const mightyRole = await roleOf(['payouts']);
    const beyond = '403 IDENTITY.BEYOND_YOU';
    const mine = { name: roleName(), permissions: ['read', 'payouts'] as Permission[] };
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

  it('a password that they gave opens no account that has more permissions since', async () => {
    const boss = await person(['manage-staff', 'read']);
    const [one, other, heads] = [await added('reader', boss.token), await added('reader'), await added('reader')];
    const { body } = await identity.call(giveTemporaryPassword, { token: boss.token, params: { id: other.id } });
    for (const { id } of [one, other, heads])
      await identity.call(changeStaffRole, { token: head, params: { id }, body: { roleId: 'cashier' } });
    const logsIn = (mobile: string, password: string) => refused(identity.call(login, { body: { mobile, password } }));
    const expired = '401 AUTH.PASSWORD_EXPIRED';
    expect(await logsIn(one.mobile, one.temporaryPassword)).toBe(expired);
    expect(await logsIn(other.mobile, body.temporaryPassword)).toBe(expired);
    expect(await logsIn(heads.mobile, heads.temporaryPassword)).toBe(200);
    const again = await identity.call(giveTemporaryPassword, { token: head, params: { id: one.id } });
    expect(await logsIn(one.mobile, again.body.temporaryPassword)).toBe(200);
  });

  it('a password that they gave before the role got more permissions opens nothing either', async () => {
    const boss = await person(['manage-staff', 'read']);
    const name = roleName();
    const role = await roleOf(['read']);
    const firstStaff = await added(role, boss.token);
    const change = (permissions: Permission[]) =>
      identity.call(changeRole, { token: head, params: { id: role }, body: { name, permissions } });
    const logsIn = () =>
      refused(identity.call(login, { body: { mobile: firstStaff.mobile, password: firstStaff.temporaryPassword } }));
    await change(['read']);
    expect(await logsIn()).toBe(200);
    await change(['read', 'payouts']);
    expect(await logsIn()).toBe('401 AUTH.PASSWORD_EXPIRED');
  });

  it('tokens of the managers of staff are named in the accounts that they made or opened, and in those that these made in turn', async () => {
    const boss = await person(['manage-staff', 'read']);
    const assistant = await added(boss.roleId, boss.token);
    const first = await tokenOf(identity, assistant.mobile, assistant.temporaryPassword);
    const chosen = { password: own, confirmPassword: own };
    const { token } = (await identity.call(changePassword, { token: first, body: chosen })).body;
    const clone = await added('reader', token);
    expect(influencedBy(token)).toEqual([boss.id]);
    expect(influencedBy(await tokenOf(identity, clone.mobile, clone.temporaryPassword))).toEqual([
      assistant.id,
      boss.id,
    ]);
  });

  it('tokens name the managers of staff even after the head gave a password, since they made the account and set its mobile', async () => {
    const boss = await person(['manage-staff', 'read']);
    const clone = await added('reader', boss.token);
    const colleague = await person(['read']);
    const [params, mobile] = [{ id: colleague.id }, freshMobile()];
    await identity.call(correctMobile, { token: boss.token, params, body: { mobile } });
    for (const [one, number] of [
      [clone.id, clone.mobile],
      [colleague.id, mobile],
    ] as const) {
      await identity.call(forgotPassword, { body: { mobile: number } });
      const request = await poll(async () => {
        const { body } = await identity.call(passwordRequests, { token: head, query: { limit: 200 } });
        return body.find(({ memberId }) => memberId === one);
      });
      const by = { by: 'Meena Joshi', at: expect.any(String) };
      expect(request.influences).toContainEqual({ kind: 'mobile', ...by });
      const given = await identity.call(giveTemporaryPassword, { token: head, params: { id: one } });
      const opened = await tokenOf(identity, number, given.body.temporaryPassword);
      expect(influencedBy(opened)).toEqual([boss.id]);
    }
    const listed = (await identity.call(listStaff, { token: head })).body.find(({ _id }) => _id === clone.id)!;
    expect(listed.influences.map(({ kind, by }) => [kind, by])).toEqual([
      ['made', 'Meena Joshi'],
      ['mobile', 'Meena Joshi'],
      ['password', 'Meena Joshi'],
      ['password', 'Head'],
    ]);
  });

  it('the head is notified of each of their changes of a colleague or a role, but not of the head’s own changes', async () => {
    const news = async () =>
      (await identity.outboxEventsOf(companySecurityChanged)).filter(({ what }) => what === 'staff').length;
    const boss = await person(['manage-staff', 'read']);
    const { token } = boss;
    const before = await news();
    const role = await roleOf(['read'], token);
    const { id } = await added(role, token);
    const params = { id };
    for (const change of [
      () => identity.call(changeStaffRole, { token, params, body: { roleId: 'reader' } }),
      () => identity.call(disableStaff, { token, params }),
      () => identity.call(correctMobile, { token, params, body: { mobile: freshMobile() } }),
      () => identity.call(giveTemporaryPassword, { token, params }),
    ])
      expect(await refused(change())).toBe(200);
    expect(await news()).toBe(before + 6);
    await identity.call(giveTemporaryPassword, { token: head, params });
    expect(await news()).toBe(before + 6);
  });

  it('people who manage staff can’t change their own role, the head, or a member', async () => {
    const boss = await person(['manage-staff', 'read']);
    const { token } = boss;
    const params = { id: boss.id };
    const ownRole = '422 IDENTITY.OWN_ROLE';
    expect(await refused(identity.call(changeStaffRole, { token, params, body: { roleId: 'reader' } }))).toBe(ownRole);
    expect(await refused(identity.call(disableStaff, { token, params }))).toBe(ownRole);
    const same = { name: 'Mine', permissions: ['read'] as Permission[] };
    expect(await refused(identity.call(changeRole, { token, params: { id: boss.roleId }, body: same }))).toBe(ownRole);
    const theHead = { id: decodeJwt(head).sub! };
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

  it('calls for members give them no access to other accounts', async () => {
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
    const theHead = { id: decodeJwt(head).sub! };
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

describe('roles', () => {
  it('built-in roles stay; other roles can be deleted when they have no people; a name is unique', async () => {
    const { body } = await identity.call(listRoles, { token: head });
    expect(body.slice(0, 5).map(({ _id, isBuiltIn }) => [_id, isBuiltIn])).toEqual(
      ['clerk', 'cashier', 'dispatch', 'accountant', 'reader'].map((id) => [id, true]),
    );
    const role = { name: 'Godown', permissions: ['dispatch' as const] };
    const { body: made } = await identity.call(addRole, { token: head, body: role });
    for (const name of ['GODOWN', 'clerk', 'கணக்காளர்', 'கணக்\u200Cகாளர்', 'रुई  भेजने वाले']) {
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

describe('the deciders of approval requests', () => {
  it('the head and staff with the permissions decide, and disabled staff do not', async () => {
    const { body } = await identity.call(issueServiceToken, {
      body: { service: 'commission', secret: identity.env['SERVICE_SECRET']! },
    });
    const answerFor = async (anyOf: Permission[], also?: Permission) =>
      (await identity.call(accountsWith, { token: body.token, body: { anyOf, also } })).body;
    const cashier = await person(['payouts', 'reveal-numbers']);
    const [payer, clerk, gone] = [await person(['payouts']), await person(['schedule']), await person(['payouts'])];
    await identity.call(disableStaff, { token: head, params: { id: gone.id } });
    const [headId] = await answerFor(['adjust-money']);
    expect(await answerFor(['payouts'])).toEqual(expect.arrayContaining([headId, cashier.id, payer.id]));
    const found = await answerFor(['payouts', 'schedule']);
    expect(found).toContain(clerk.id);
    expect(found).not.toContain(gone.id);
    expect(await answerFor(['reveal-numbers'], 'payouts')).not.toContain(payer.id);
    expect(await answerFor(['reveal-numbers'], 'payouts')).toContain(cashier.id);
    expect((await identity.call(accountsWith, { token: head, body: { anyOf: ['payouts'] } })).status).toBe(403);
  });
});
