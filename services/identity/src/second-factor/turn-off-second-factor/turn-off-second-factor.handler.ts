import type { ResponseOf, turnOffSecondFactor } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { attemptOf } from '../../logins/attempt-guard.js';
import { CodeCheck } from '../code-check.js';
import { FactorDemand } from '../factor-demand.js';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.js';

/** Takes a code although the password was given a moment ago: a session stolen at that moment turns nothing off. */
@Injectable()
export class TurnOffSecondFactorHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly codes: CodeCheck,
    private readonly demand: FactorDemand,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.CODE_WRONG, SECOND_FACTOR_OFF or SECOND_FACTOR_DEMANDED, REQUEST.TOO_MANY */
  async execute(
    accountId: string,
    code: string,
    ip: string,
    keys: readonly string[],
  ): Promise<ResponseOf<typeof turnOffSecondFactor>> {
    const account = await this.accounts.get(accountId);
    if (!(await this.factors.isOn(accountId))) throw new DomainError('IDENTITY.SECOND_FACTOR_OFF');
    if (this.demand.isFor(account)) throw new DomainError('IDENTITY.SECOND_FACTOR_DEMANDED');
    await this.codes.demand(accountId, code, attemptOf(account, ip, keys), 'session');
    await this.transactions.run(async (session) => {
      if (!(await this.factors.remove(accountId, session))) throw new DomainError('IDENTITY.SECOND_FACTOR_OFF');
      await this.audit.record(session, 'second-factor-turned-off', { memberId: accountId });
    });
    return { message: 'Your login needs the password alone again.' };
  }
}
