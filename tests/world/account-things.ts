import {
  addRole,
  addStaff,
  disableStaff,
  forgotPassword,
  setUpPinSignIn,
  login,
  oneAccountRule,
  passwordRequests,
  suspendMember,
} from '@deepam/contracts';
import { freshMobile, password, poll } from '@deepam/testing';
import { type Session } from '@deepam/api-client';
import { hire, isStaffRole, type Role } from './cast.js';
import { MadeThings } from './made-things.js';
import { passkeyOf } from './passkey-device.js';
import { patient } from './patient.js';
import { keepApproval } from './waiting-approvals.js';

export class AccountThings extends MadeThings {
  async mobile({ memberId }: Session): Promise<string> {
    const accounts = this.cast.test.database('identity').collection<{ _id: string; mobile: string }>('accounts');
    return (await accounts.findOne({ _id: memberId }))!.mobile;
  }

  companion(role: Role): Promise<Session> {
    return isStaffRole(role)
      ? this.once('companion', { memberId: role }, () => hire(this.cast.test, role))
      : this.memberCompanion(role);
  }

  memberCompanion(role: Role): Promise<Session> {
    return this.once('member companion', { memberId: role }, () => this.cast.test.newcomer(this.cast.bystander));
  }

  /** The session of the token was made for it. */
  async freshToken(owner: Session): Promise<string> {
    const mobile = await this.mobile(owner);
    return (await this.api.call(login, { body: { mobile, password } })).token;
  }

  session(owner: Session): Promise<string> {
    return this.made('session', owner, async () => {
      const sid = (token: string) => (JSON.parse(atob(token.split('.')[1]!)) as { sid: string }).sid;
      return sid(await this.freshToken(owner).catch(() => owner.token));
    });
  }

  async pinSignIn(owner: Session, proof: string): Promise<string> {
    const token = await this.freshToken(owner);
    return (await this.api.call(setUpPinSignIn, { token, body: { proof, password } }))._id;
  }

  passkey(owner: Session): Promise<string> {
    return this.made('passkey', owner, () => this.newPasskey(owner));
  }

  /** All rejected roles share one passkey, because an account has ten at most. */
  keptPasskey(owner: Session): Promise<string> {
    return this.once('kept passkey', owner, () => this.newPasskey(owner));
  }

  private async newPasskey(owner: Session): Promise<string> {
    const token = await this.freshToken(owner).catch(() => null);
    return token === null ? missingPasskey : (await passkeyOf(this.cast.test, token)).id;
  }

  passwordRequest(owner: Session): Promise<string> {
    return this.made('password request', owner, async () => {
      await this.api.call(forgotPassword, { body: { mobile: await this.mobile(owner) } });
      const found = await poll(async () => {
        const open = await this.api.call(passwordRequests, { ...this.asHead, query: { limit: 200 } });
        return open.find(({ memberId }) => memberId === owner.memberId);
      }, patient);
      return found._id;
    });
  }

  async suspended(id: string): Promise<string> {
    await this.api.call(suspendMember, { ...this.asHead, params: { id }, body: { reason: 'Another maker.' } });
    return id;
  }

  async role(): Promise<string> {
    const body = { name: `Role ${freshMobile()}`, permissions: ['read' as const] };
    return (await this.api.call(addRole, { ...this.asHead, body })).role._id;
  }

  async staff(isDisabled = false): Promise<string> {
    const body = { name: 'Meena Joshi', mobile: freshMobile(), roleId: 'reader' };
    const { staff } = await this.api.call(addStaff, { ...this.asHead, body });
    if (isDisabled) await this.api.call(disableStaff, { ...this.asHead, params: { id: staff._id } });
    return staff._id;
  }

  async sameRule() {
    const { rule, version } = await this.api.call(oneAccountRule, this.asHead);
    return { rule, version };
  }

  ruleApproval(requestedBy: string): Promise<string> {
    return this.made('rule request', { memberId: requestedBy }, async () => {
      const body = await this.sameRule();
      const changes = [{ field: 'oneAccountRule', before: body.rule, after: body.rule }];
      const asked = { requestedBy, input: { body }, seen: body.version, changes, memberId: null } as const;
      return keepApproval(this.cast.test, 'identity', { call: 'changeOneAccountRule', ...asked });
    });
  }
}

const missingPasskey = 'eeeeeeeeeeeeeeeeeeeeeeee';
