import type { renewRecoveryCodes, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { attemptOf } from '../../logins/attempt-guard.js';
import { CodeCheck } from '../code-check.js';
import { newRecoveryCodes, recoveryDigest } from '../domain/recovery-codes.js';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.js';

/** The codes open the account as the app does: a stolen session gets none without a code. */
@Injectable()
export class RenewRecoveryCodesHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly codes: CodeCheck,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.CODE_WRONG or SECOND_FACTOR_OFF, REQUEST.TOO_MANY */
  async execute(
    accountId: string,
    code: string,
    ip: string,
    keys: readonly string[],
  ): Promise<ResponseOf<typeof renewRecoveryCodes>> {
    const account = await this.accounts.get(accountId);
    await this.codes.demand(accountId, code, attemptOf(account, ip, keys), 'session');
    const recoveryCodes = newRecoveryCodes();
    const digests = recoveryCodes.map((one) => recoveryDigest(accountId, one));
    await this.transactions.run(async (session) => {
      const isOn = await this.factors.replaceRecoveryCodes(accountId, digests, session);
      if (!isOn) throw new DomainError('IDENTITY.SECOND_FACTOR_OFF');
      await this.audit.record(session, 'recovery-codes-renewed', { memberId: accountId });
    });
    return { message: 'These are your new recovery codes.', recoveryCodes };
  }
}
