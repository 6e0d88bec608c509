import { account, addRole, addStaff, changePassword, type Permission } from '@deepam/contracts';
import { freshMobile, poll } from '@deepam/testing';
import type { TestIdentity } from './identity-harness.js';
import { tokenOf } from './members.js';

export const own = 'a staff password of mine';
let roles = 0;
export const roleName = () => `Role ${(roles += 1)}`;
export const refused = async (answer: Promise<{ status: number; error?: { code: string } | undefined }>) => {
  const { status, error } = await answer;
  return error ? `${status} ${error.code}` : status;
};

export function staffDesk(identity: () => TestIdentity, head: () => string) {
  const codeOf = async (token: string) => (await identity().call(account, { token })).error?.code ?? null;
  const isEnded = (token: string) => poll(async () => (await codeOf(token)) === 'AUTH.SESSION_REVOKED');

  const roleOf = async (permissions: Permission[], token = head()) =>
    (await identity().call(addRole, { token, body: { name: roleName(), permissions } })).body.role._id;

  const added = async (roleId: string, token = head()) => {
    const mobile = freshMobile();
    const { body } = await identity().call(addStaff, { token, body: { name: 'Meena Joshi', mobile, roleId } });
    return { id: body.staff._id, mobile, temporaryPassword: body.temporaryPassword };
  };

  async function person(permissions: Permission[]) {
    const roleId = await roleOf(permissions);
    const { id, mobile, temporaryPassword } = await added(roleId);
    const first = await tokenOf(identity(), mobile, temporaryPassword);
    const body = { password: own, confirmPassword: own };
    const changed = await identity().call(changePassword, { token: first, body });
    return { id, mobile, roleId, token: changed.body.token };
  }
  return { isEnded, roleOf, added, person };
}
