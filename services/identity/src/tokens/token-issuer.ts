import { randomUUID } from 'node:crypto';
import { memberAudience, serviceAudience, type ServiceName } from '@deepam/contracts';
import { Clock, type Caller } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { behindLogin } from '../accounts/domain/handed-password.js';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { FactorDemand } from '../second-factor/factor-demand.js';
import { KeyRing } from '../signing-keys/key-ring.js';
import { RolesRepository } from '../staff/persistence/roles.repository.js';

/** Seconds that a service token is good for, and how long before its end identity makes itself a new one. */
export const SERVICE_LIFETIME = 120;
const RENEW_BEFORE = 60;
/** `auth_time` of a login by passkey: what asks for step-up wants the password or a passkey once more. */
export const NO_STEP_UP = 0;

/** Signs the tokens of people and of services (the key's id and algorithm in the header). */
@Injectable()
export class TokenIssuer {
  private ownToken: { readonly text: string; readonly exp: number; readonly kid: string } | undefined;

  constructor(
    private readonly jwt: JwtService,
    private readonly ring: KeyRing,
    private readonly demand: FactorDemand,
    private readonly roles: RolesRepository,
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * A token for this session version.
   * @param session goes on in it; what is left out is as in a login that happens now. One that began with the password alone, where
   * more is demanded, stays so, though the factor was set up elsewhere a moment ago.
   */
  async forMember(
    account: Pick<Account, '_id' | 'isHead' | 'roleId' | 'sessionVersion' | 'mustChangePassword' | 'passwordReason'> &
      Pick<Account, 'handedPassword' | 'influences'>,
    session: Pick<Caller, 'sessionId' | 'authTime' | 'expiresAt' | 'mustSetUpSecondFactor'> = {},
  ): Promise<string> {
    const { isHead, sessionVersion: sv, mustChangePassword, passwordReason } = account;
    const { sessionId = randomUUID(), authTime = this.now(), expiresAt, mustSetUpSecondFactor } = session;
    const hasPasswordAlone = mustSetUpSecondFactor === true && this.demand.isFor(account);
    // Read after the account: who changes what a role includes raises the versions of all who have it.
    const permissions = await this.roles.permissionsOf(account.roleId);
    const claims = {
      isHead,
      ...(permissions !== undefined && { permissions }),
      ...behindLogin(account, this.clock.now()),
      sv,
      auth_time: authTime,
      sid: sessionId,
      ...((hasPasswordAlone || (await this.demand.isOpen(account))) && { mustSetUpSecondFactor: true }),
      ...(mustChangePassword && { mustChangePassword, ...(passwordReason && { passwordReason }) }),
    };
    const exp = expiresAt ?? this.now() + this.config.TOKEN_LIFETIME_SECONDS;
    return this.sign(account._id, memberAudience, claims, exp);
  }

  /** What this service shows to others, good for {@link SERVICE_LIFETIME} seconds. */
  forService(name: ServiceName): Promise<string> {
    return this.sign(name, serviceAudience, {}, this.now() + SERVICE_LIFETIME);
  }

  /** What identity itself shows to others. */
  async forIdentity(): Promise<string> {
    const { kid } = this.ring.current();
    // Of a key that was withdrawn nobody takes it any more.
    if (!this.ownToken || this.ownToken.kid !== kid || this.ownToken.exp - RENEW_BEFORE <= this.now()) {
      this.ownToken = { text: await this.forService('identity'), exp: this.now() + SERVICE_LIFETIME, kid };
    }
    return this.ownToken.text;
  }

  private sign(subject: string, audience: string, claims: Record<string, unknown>, exp: number): Promise<string> {
    const { kid, privateKey, algorithm } = this.ring.current();
    const options = { subject, audience, keyid: kid, algorithm, privateKey };
    return this.jwt.signAsync({ ...claims, iat: this.now(), exp }, options);
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
