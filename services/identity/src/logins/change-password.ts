import { handedPasswordReplaced, type BodyOf, type changePassword, type ResponseOf } from '@deepam/contracts';
import { KnownRevocations } from '@deepam/members';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { type Caller, Clock, DomainError, gavePasswordWithin, passwordNeeded, Transactions } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { behindLogin, type HandedPassword } from '../accounts/domain/handed-password.js';
import { AccountsRepository, type Account } from '../accounts/persistence/accounts.repository.js';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { WaysIn } from '../sessions/ways-in.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { assertNotGuessable } from '../passwords/password-rule.js';
import { assertPasswordNotExpired, PasswordCheck, passwordTyped } from './password-check.js';
import { FactorDemand } from '../factors/factor-demand.js';
import { SecondFactorsRepository } from '../factors/persistence/second-factors.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { SessionEnds } from '../sessions/session-ends.js';
import { SessionRecords } from '../sessions/session-records.js';
import { NO_STEP_UP, TokenIssuer } from '../tokens/token-issuer.js';
import { knownDevice } from '../attempts/domain/known-device.js';

/**
 * The caller's other sessions end. The caller's token stays valid, unless it demands the change; the answer has a new
 * token of the same session.
 */
@Injectable()
export class ChangePasswordHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly credentials: CredentialsRepository,
    private readonly waysIn: WaysIn,
    private readonly passwords: PasswordCheck,
    private readonly factors: SecondFactorsRepository,
    private readonly demand: FactorDemand,
    private readonly hasher: PasswordHasher,
    private readonly tokens: TokenIssuer,
    private readonly transactions: Transactions,
    private readonly sessions: SessionEnds,
    private readonly revocations: KnownRevocations,
    private readonly records: SessionsRepository,
    private readonly sessionRecords: SessionRecords,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * @throws DomainError IDENTITY.PASSWORDS_DIFFER, PASSWORD_WRONG, PASSWORD_GUESSABLE or PASSWORD_UNCHANGED;
   * AUTH.REAUTHENTICATE, PASSWORD_EXPIRED or SESSION_REVOKED; REQUEST.INVALID for a common password, or TOO_MANY
   */
  async execute(
    caller: Caller,
    body: BodyOf<typeof changePassword>,
    ip: string,
    keys: readonly string[],
  ): Promise<ResponseOf<typeof changePassword>> {
    if (body.password !== body.confirmPassword) throw new DomainError('IDENTITY.PASSWORDS_DIFFER');
    const account = await this.accounts.get(caller.memberId);
    if (caller.mustChangePassword === true) assertPasswordNotExpired(account, this.clock.now());
    const gaveCurrent = body.currentPassword !== undefined;
    const hasFactor = (await this.factors.isOn(account._id)) || (await this.demand.needsPasskey(account));
    // The session is older than the second factor, which was set up in another session, so it gets no further token.
    if (hasFactor && caller.mustSetUpSecondFactor === true) throw new DomainError('AUTH.SESSION_REVOKED');
    // The password is not enough if a second factor is set up: both must be recent.
    const currentDoes = gaveCurrent && !hasFactor;
    const device = knownDevice(account, keys);
    // An older session gains nothing by the demand, and a session that began with a passkey has shown no password.
    const isDemanded = caller.mustChangePassword === true && caller.authTime !== NO_STEP_UP;
    const isFresh = isDemanded || gavePasswordWithin(this.config.STEP_UP_SECONDS, caller, this.clock.now());
    // A stolen token can't lock the owner out.
    if (!currentDoes && !isFresh) throw passwordNeeded(this.config.STEP_UP_SECONDS);
    if (gaveCurrent) await this.passwords.demandPassword(account, body.currentPassword!, { ip, keys });
    // The rule runs first, since it reveals nothing about the present password to a thief of the token.
    await assertNotGuessable(body.password, account);
    if (
      account.mustChangePassword &&
      (await this.hasher.fits(passwordTyped(body.password, account), account.passwordHash))
    ) {
      throw new DomainError('IDENTITY.PASSWORD_UNCHANGED');
    }
    const passwordHash = await this.hasher.hash(body.password);
    const sessionVersion = caller.sessionVersion + 1;
    const { sessionId, authTime, mustSetUpSecondFactor, mustChangePassword, tokenVersion } = caller;
    const fromVersion = tokenVersion ?? caller.sessionVersion;
    const goesOnAsItIs = sessionId !== undefined && mustChangePassword !== true;
    const revocation = {
      memberId: account._id,
      sessionVersion,
      ...(goesOnAsItIs && {
        keeps: {
          sessionId,
          fromVersion,
        },
      }),
    };
    const handedPassword = this.replacedNow(account);
    await this.transactions.run(async (session) => {
      await this.waysIn.change(caller, session);
      const changed = await this.credentials.changePassword(
        account._id,
        caller.sessionVersion,
        { passwordHash, ...(handedPassword && { handedPassword }) },
        device,
        session,
      );
      if (!changed) throw new DomainError('AUTH.SESSION_REVOKED');
      await this.sessions.end(revocation, session);
      if (sessionId !== undefined)
        await this.records.goOn(sessionId, sessionVersion, this.sessionRecords.lifetimeEnd(), session);
      if (handedPassword) await this.publish({ ...account, handedPassword }, session);
      await this.audit.record(session, 'password-changed', { memberId: account._id });
    });
    // The next call may arrive before the change stream reports the revocation.
    this.revocations.add(revocation);
    const goesOn = { sessionId, mustSetUpSecondFactor, ...(!currentDoes && { authTime }) };
    const token = await this.tokens.forMember(
      {
        ...account,
        ...(handedPassword && { handedPassword }),
        sessionVersion,
        mustChangePassword: false,
        passwordReason: null,
      },
      goesOn,
    );
    return { message: 'Password changed successfully!', token };
  }

  /**
   * The hold starts with the first password that the giver of the previous one may not know.
   * @returns undefined if the previous password was the owner's own
   */
  private replacedNow({ mustChangePassword, passwordReason, handedPassword }: Account): HandedPassword | undefined {
    if (!mustChangePassword || passwordReason !== 'for-one-use' || !handedPassword) return undefined;
    const { byId, isFirst } = handedPassword;
    return { byId, isFirst, at: this.clock.now() };
  }

  private async publish(account: Account & { readonly handedPassword: HandedPassword }, session: ClientSession) {
    const { _id: memberId, handedPassword } = account;
    const { byId, at, isFirst } = handedPassword;
    const heldUntil = new Date(at.getTime() + this.config.BANK_DETAILS_HOLD_HOURS * 3_600_000).toISOString();
    const influencedBy = [...(behindLogin(account, at).influencedBy ?? [])];
    const replaced = { memberId, byId, isFirst, replacedAt: at.toISOString(), heldUntil, influencedBy };
    await this.outbox.add(session, handedPasswordReplaced, replaced);
  }
}
