import type { beginSecondFactor, ResponseOf } from '@deepam/contracts';
import { type Caller, Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { Vault } from '../../encryption/vault.js';
import { newSecret, secretUri } from '../domain/authenticator.js';
import { FactorDemand } from '../factor-demand.js';
import { secretPlace } from '../persistence/second-factor.schema.js';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.js';

/** Milliseconds for which a secret waits for its first code. */
const PATIENCE_MS = 15 * 60_000;

/** Makes a new secret each time: what somebody else has seen before is worth nothing. */
@Injectable()
export class BeginSecondFactorHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly demand: FactorDemand,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError IDENTITY.SECOND_FACTOR_ON, AUTH.SESSION_REVOKED */
  async execute(caller: Caller): Promise<ResponseOf<typeof beginSecondFactor>> {
    const account = await this.accounts.get(caller.memberId);
    const { _id: accountId, mobile } = account;
    if (!(await this.factors.isOn(accountId))) await this.demand.refuseOutdated(caller, account);
    const secret = newSecret();
    const until = new Date(this.clock.now().getTime() + PATIENCE_MS);
    const isBegun = await this.factors.begin(accountId, this.vault.seal(secret, secretPlace(accountId)), until);
    if (!isBegun) throw new DomainError('IDENTITY.SECOND_FACTOR_ON');
    return { secret, uri: secretUri(secret, mobile) };
  }
}
