import { randomUUID } from 'node:crypto';
import { memberAudience, serviceAudience, tokenAlgorithm, type ServiceName } from '@deepam/contracts';
import { Clock, type Caller } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { behindLogin } from '../accounts/domain/handed-password.js';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { FactorDemand } from '../factors/factor-demand.js';
import { KeyRing } from '../signing-keys/key-ring.js';
import { RolesRepository } from '../roles/roles.repository.js';

/** A service token is valid for this many seconds, and identity renews its own before the end. */
export const SERVICE_LIFETIME = 120;
const RENEW_BEFORE = 60;
/** A login by passkey has this `auth_time`, so a step-up needs the password or a passkey again. */
export const NO_STEP_UP = 0;

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
   * @param session the session that continues; missing fields are those of a new login. A session that began with the
   * password only stays so even if the factor was set up elsewhere since.
   */
  async forMember(
    account: Pick<Account, '_id' | 'isHead' | 'roleId' | 'sessionVersion' | 'mustChangePassword' | 'passwordReason'> &
      Pick<Account, 'handedPassword' | 'influences'>,
    session: Pick<Caller, 'sessionId' | 'authTime' | 'expiresAt' | 'mustSetUpSecondFactor'> = {},
  ): Promise<string> {
    const { isHead, sessionVersion: sv, mustChangePassword, passwordReason } = account;
    const { sessionId = randomUUID(), authTime = this.now(), expiresAt, mustSetUpSecondFactor } = session;
    const hasPasswordAlone = mustSetUpSecondFactor === true && this.demand.isFor(account);
    // The role is read after the account, since a change of a role raises the versions of all its people.
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

  forService(name: ServiceName): Promise<string> {
    return this.sign(name, serviceAudience, {}, this.now() + SERVICE_LIFETIME);
  }

  async forIdentity(): Promise<string> {
    const { kid } = this.ring.current();
    // A token of a withdrawn key is not accepted any more.
    if (!this.ownToken || this.ownToken.kid !== kid || this.ownToken.exp - RENEW_BEFORE <= this.now()) {
      this.ownToken = { text: await this.forService('identity'), exp: this.now() + SERVICE_LIFETIME, kid };
    }
    return this.ownToken.text;
  }

  private sign(subject: string, audience: string, claims: Record<string, unknown>, exp: number): Promise<string> {
    const { kid, privateKey } = this.ring.current();
    const options = { subject, audience, keyid: kid, algorithm: tokenAlgorithm, privateKey } as const;
    return this.jwt.signAsync({ ...claims, iat: this.now(), exp }, options);
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
