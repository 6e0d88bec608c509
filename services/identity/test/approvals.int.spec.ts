import {
  changeRole,
  changeStaffRole,
  correctMobile,
  enableStaff,
  giveTemporaryPassword,
  approveIdentityRequest,
  identityApprovals,
  listStaff,
  login,
  type Permission,
} from '@deepam/contracts';
import { freshMobile } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, tokenOf } from './members.js';
import { own, refused, roleName, staffDesk } from './staff-desk.js';

const sensitive = [
  'manage-staff',
  'decide-plans',
  'reveal-numbers',
  'read',
  'dispatch',
] as const satisfies readonly Permission[];
let identity: TestIdentity;
let head: string;
type Colleague = Awaited<ReturnType<typeof desk.person>>;
const desk = staffDesk(
  () => identity,
  () => head,
);
let manager: Colleague;
let second: Colleague;

beforeAll(async () => {
  identity = await TestIdentity.start({
    SECOND_APPROVAL: 'on',
    TOKEN_LIFETIME_SECONDS: '2592000',
    STEP_UP_SECONDS: '86400',
  });
  head = await newHeadToken(identity);
  [manager, second] = [await desk.person([...sensitive]), await desk.person([...sensitive])];
});
afterAll(() => identity.stop());

const approve = (id: string, token: string) =>
  refused(identity.call(approveIdentityRequest, { token, params: { id } }));
const roleOf = async (id: string) =>
  (await identity.call(listStaff, { token: head })).body.find((person) => person._id === id)?.roleId;
async function asked(answer: Promise<{ status: number; awaits?: { _id: string } | undefined }>): Promise<string> {
  const { status, awaits } = await answer;
  expect(status).toBe(202);
  return awaits!._id;
}

it('a new colleague stays disabled until a second approver, who is not that colleague, approves', async () => {
  const added = await desk.added(await desk.roleOf(['decide-plans']), manager.token);
  const logIn = { body: { mobile: added.mobile, password: added.temporaryPassword } };
  expect(await refused(identity.call(login, logIn))).toBe('403 AUTH.SUSPENDED');
  const id = await asked(identity.call(enableStaff, { token: manager.token, params: { id: added.id } }));
  const [shown] = (await identity.call(identityApprovals, { token: second.token })).body;
  expect(shown).toMatchObject({ call: 'enableStaff', member: { _id: added.id } });
  expect(shown?.changes.map(({ field, after }) => [field, after])).toContainEqual(['permissions', 'decide-plans']);
  expect(await approve(id, manager.token)).toBe('403 APPROVAL.OWN_REQUEST');
  expect(await approve(id, head)).toBe(200);
  expect(await refused(identity.call(login, logIn))).toBe(200);
  const entry = (await identity.auditEntriesOf(added.id)).find(({ kind }) => kind === 'staff-enabled');
  expect(entry).toMatchObject({ actor: { kind: 'head' }, after: { requestedBy: manager.id } });
});

it('a role with more permissions needs an approval, and one with fewer is given immediately', async () => {
  const colleague = await desk.person(['read']);
  const more = await desk.roleOf(['decide-plans', 'reveal-numbers']);
  const change = (roleId: string, token = manager.token) =>
    identity.call(changeStaffRole, { token, params: { id: colleague.id }, body: { roleId } });
  const id = await asked(change(more));
  expect(await roleOf(colleague.id)).toBe(colleague.roleId);
  expect(await approve(id, second.token)).toBe(200);
  expect(await roleOf(colleague.id)).toBe(more);
  expect(await approve(id, head)).toBe('409 APPROVAL.ENDED');
  const less = await desk.roleOf(['decide-plans']);
  expect(await refused(change(less))).toBe(200);
  expect(await refused(change(more, head))).toBe(200);
});

it('permissions that the role got after the request are not given', async () => {
  const colleague = await desk.person(['dispatch']);
  const roleId = await desk.roleOf(['decide-plans']);
  const { token } = manager;
  const id = await asked(identity.call(changeStaffRole, { token, params: { id: colleague.id }, body: { roleId } }));
  const body = { name: roleName(), permissions: [...sensitive] };
  // The role has no people yet, so its change gives no permissions.
  expect(await refused(identity.call(changeRole, { token, params: { id: roleId }, body }))).toBe(200);
  expect(await approve(id, second.token)).toBe('409 APPROVAL.OUTDATED');
  expect(await roleOf(colleague.id)).toBe(colleague.roleId);
});

it('a permission of a role that colleagues have needs an approval', async () => {
  const { roleId, token: theirs } = await desk.person(['decide-plans']);
  const change = (permissions: Permission[]) =>
    identity.call(changeRole, {
      token: manager.token,
      params: { id: roleId },
      body: { name: roleName(), permissions },
    });
  const id = await asked(change(['decide-plans', 'reveal-numbers']));
  expect(await approve(id, second.token)).toBe(200);
  await desk.isEnded(theirs);
  expect(await refused(change(['reveal-numbers']))).toBe(200);
});

it('a temporary password of a colleague is given once, after an approval; a member gets one immediately', async () => {
  const colleague = await desk.person(['decide-plans']);
  const clerk = await desk.person(['manage-members', 'manage-staff']);
  const give = (id = colleague.id, token = manager.token) =>
    identity.call(giveTemporaryPassword, { token, params: { id } });
  const id = await asked(give());
  expect(await approve(id, (await desk.person(['manage-members'])).token)).toBe('403 ACCESS.NOT_PERMITTED');
  expect(await approve(id, second.token)).toBe(200);
  const given = await give();
  const { temporaryPassword: password } = given.body;
  expect(await refused(identity.call(login, { body: { mobile: colleague.mobile, password } }))).toBe(200);
  await asked(give());
  expect(await refused(give((await newMember(identity)).id, clerk.token))).toBe(200);
  expect(await refused(give(colleague.id, head))).toBe(200);
});

it('the mobile of a colleague is corrected after an approval, and that of a member immediately', async () => {
  const colleague = await desk.person(['decide-plans']);
  const mobile = freshMobile();
  const correct = (id: string, token: string, number = mobile) =>
    identity.call(correctMobile, { token, params: { id }, body: { mobile: number } });
  const id = await asked(correct(colleague.id, manager.token));
  const logsIn = (number: string) => refused(identity.call(login, { body: { mobile: number, password: own } }));
  expect(await logsIn(colleague.mobile)).toBe(200);
  const [shown] = (await identity.call(identityApprovals, { token: second.token })).body;
  expect(shown).toMatchObject({ call: 'correctMobile', member: { _id: colleague.id } });
  expect(shown?.changes).toEqual([
    { field: 'mobile', before: `XXXXXX${colleague.mobile.slice(-4)}`, after: `XXXXXX${mobile.slice(-4)}` },
  ]);
  const clerk = await desk.person(['manage-members', 'manage-staff']);
  expect(await approve(id, (await desk.person(['manage-members'])).token)).toBe('403 ACCESS.NOT_PERMITTED');
  expect(await approve(id, second.token)).toBe(200);
  expect([await logsIn(colleague.mobile), await logsIn(mobile)]).toEqual(['401 AUTH.INVALID_CREDENTIALS', 200]);
  expect(await refused(correct((await newMember(identity)).id, clerk.token, freshMobile()))).toBe(200);
  expect(await refused(correct(colleague.id, head, freshMobile()))).toBe(200);
});

it('the requester of a mobile is stored even when the head approved it, and a mobile that changed since is not approved', async () => {
  const [one, other] = [await desk.person(['decide-plans']), await desk.person(['decide-plans', 'manage-staff'])];
  const correct = (mobile: string, token = manager.token, id = one.id) =>
    identity.call(correctMobile, { token, params: { id }, body: { mobile } });
  const [first, mobile] = [freshMobile(), freshMobile()];
  const outdated = await asked(correct(first));
  const id = await asked(correct(mobile));
  expect(await approve(id, head)).toBe(200);
  expect(decodeJwt(await tokenOf(identity, mobile, own))['influencedBy']).toEqual([manager.id]);
  expect(await approve(outdated, second.token)).toBe('409 APPROVAL.OUTDATED');
  const ofOther = await asked(correct(freshMobile(), manager.token, other.id));
  expect(await approve(ofOther, other.token)).toBe('403 ACCESS.NOT_PERMITTED');
});
