import type { confirmSecondFactor, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { type Caller, Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { isHanded } from '../accounts/domain/handed-password.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { WaysIn } from '../sessions/ways-in.js';
import { Vault } from '../encryption/vault.js';
import { AttemptGuard, attemptOf } from '../attempts/attempt-guard.js';
import { TokenIssuer } from '../tokens/token-issuer.js';
import { appCode, stepOf } from '../factors/domain/authenticator.js';
import { newRecoveryCodes, recoveryDigest } from '../factors/domain/recovery-codes.js';
import { FactorDemand } from '../factors/factor-demand.js';
import {
  type SecondFactorDocument,
  SecondFactorsRepository,
  secretPlace,
} from '../factors/persistence/second-factors.repository.js';

@Injectable()
export class ConfirmSecondFactorHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly waysIn: WaysIn,
    private readonly factors: SecondFactorsRepository,
    private readonly demand: FactorDemand,
    private readonly guard: AttemptGuard,
    private readonly tokens: TokenIssuer,
    private readonly vault: Vault,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError IDENTITY.CODE_WRONG, IDENTITY.SECOND_FACTOR_ON, SECOND_FACTOR_NOT_BEGUN or NUMBERS_HELD,
   * AUTH.SESSION_REVOKED, REQUEST.TOO_MANY
   */
  async execute(
    caller: Caller,
    code: string,
    ip: string,
    keys: readonly string[],
  ): Promise<ResponseOf<typeof confirmSecondFactor>> {
    const { memberId: accountId, sessionVersion, sessionId, authTime, expiresAt } = caller;
    const account = await this.accounts.get(accountId);
    const pending = this.pendingOf(await this.factors.find(accountId));
    let step: number | null = null;
    await this.guard.attempt(
      attemptOf(account, ip, keys),
      async () => {
        const typed = appCode(code);
        if (typed !== null)
          step = await stepOf(this.vault.open(pending, secretPlace(accountId)), typed, this.clock.now());
        return step !== null;
      },
      'code',
    );
    if (step === null) {
      await this.audit.recordAlone('code-failed', { memberId: accountId });
      throw new DomainError('IDENTITY.CODE_WRONG');
    }
    const lastStep = step;
    const recoveryCodes = newRecoveryCodes();
    const set = {
      lastStep,
      recoveryCodes: recoveryCodes.map((one) => recoveryDigest(accountId, one)),
      underHandedPassword: isHanded(account, this.clock.now()),
    };
    await this.transactions.run(async (session) => {
      // If an app and a passkey are set up concurrently, the later one sees the other.
      await this.waysIn.change(caller, session);
      await this.demand.assertMaySetUp(caller, account);
      const isConfirmed = await this.factors.confirm(accountId, pending, set, session);
      if (!isConfirmed) throw new DomainError('REQUEST.CONFLICT');
      await this.audit.record(session, 'second-factor-turned-on', { memberId: accountId });
    });
    const token = await this.tokens.forMember({ ...account, sessionVersion }, { sessionId, authTime, expiresAt });
    return { message: 'Your authenticator app is set up.', recoveryCodes, token };
  }

  private pendingOf(factor: Readonly<SecondFactorDocument> | null) {
    if (factor?.secret) throw new DomainError('IDENTITY.SECOND_FACTOR_ON');
    const { pending = null, pendingUntil = null } = factor ?? {};
    if (pending && pendingUntil && pendingUntil > this.clock.now()) return pending;
    throw new DomainError('IDENTITY.SECOND_FACTOR_NOT_BEGUN');
  }
}
