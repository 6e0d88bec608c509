import type { ErrorCode } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { Vault } from '../encryption/vault.js';
import { AttemptGuard, type Attempt } from '../attempts/attempt-guard.js';
import { appCode, stepOf } from './domain/authenticator.js';
import { recoveryDigest } from './domain/recovery-codes.js';
import { SecondFactorsRepository, secretPlace } from './persistence/second-factors.repository.js';

/** A 401 in a running session would mean that the session has ended. */
const refusals = {
  login: { needed: 'AUTH.CODE_NEEDED', wrong: 'AUTH.CODE_WRONG' },
  session: { needed: 'IDENTITY.CODE_NEEDED', wrong: 'IDENTITY.CODE_WRONG' },
} as const satisfies Record<string, Record<string, ErrorCode>>;

/** The second factor is checked after the right password. Each code is valid once. */
@Injectable()
export class CodeCheck {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly guard: AttemptGuard,
    private readonly vault: Vault,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Accounts without a second factor pass.
   * @returns whether a second factor is set up
   * @throws DomainError the rejection of `where` without a code or with a wrong one, REQUEST.TOO_MANY
   */
  async demand(
    accountId: string,
    code: string | undefined,
    attempt: Attempt,
    where: keyof typeof refusals,
  ): Promise<boolean> {
    if (!(await this.factors.isOn(accountId))) return false;
    if (code === undefined) throw new DomainError(refusals[where].needed);
    const fits = await this.guard.attempt(attempt, () => this.takeCode(accountId, code), 'code');
    if (fits) return true;
    await this.audit.recordAlone('code-failed', { memberId: accountId });
    throw new DomainError(refusals[where].wrong);
  }

  private async takeCode(accountId: string, typed: string): Promise<boolean> {
    const code = appCode(typed);
    if (code === null) return this.factors.takeRecoveryCode(accountId, recoveryDigest(accountId, typed));
    const secret = (await this.factors.find(accountId))?.secret ?? null;
    if (secret === null) return false;
    const step = await stepOf(this.vault.open(secret, secretPlace(accountId)), code, this.clock.now());
    return step !== null && this.factors.takeStep(accountId, step);
  }
}
