import type { beginSecondFactor, OwnerProof as Proof, ResponseOf } from '@deepam/contracts';
import { type Caller, Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { Vault } from '../encryption/vault.js';
import { OwnerProof, type ShownFrom } from '../passkeys/owner-proof.js';
import { newSecret, secretUri } from '../factors/domain/authenticator.js';
import { FactorDemand } from '../factors/factor-demand.js';
import { SecondFactorsRepository, secretPlace } from '../factors/persistence/second-factors.repository.js';

const PATIENCE_MS = 15 * 60_000;

/**
 * Every start makes a new secret, so one that another person has seen is useless. The app could lock the owner out, so
 * a recent session, which may be stolen, is not enough.
 */
@Injectable()
export class BeginSecondFactorHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly demand: FactorDemand,
    private readonly owner: OwnerProof,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError IDENTITY.SECOND_FACTOR_ON or NUMBERS_HELD, AUTH.SESSION_REVOKED, the errors of
   * `OwnerProof.demand`
   */
  async execute(caller: Caller, proof: Proof, from: ShownFrom): Promise<ResponseOf<typeof beginSecondFactor>> {
    const account = await this.accounts.get(caller.memberId);
    const { _id: accountId, mobile } = account;
    if (account.sessionVersion !== caller.sessionVersion) throw new DomainError('AUTH.SESSION_REVOKED');
    if (await this.factors.isOn(accountId)) throw new DomainError('IDENTITY.SECOND_FACTOR_ON');
    await this.demand.assertMaySetUp(caller, account);
    await this.owner.demand(account, caller, proof, 'set-up-second-factor', from);
    const secret = newSecret();
    const until = new Date(this.clock.now().getTime() + PATIENCE_MS);
    const isBegun = await this.factors.begin(accountId, this.vault.seal(secret, secretPlace(accountId)), until);
    if (!isBegun) throw new DomainError('IDENTITY.SECOND_FACTOR_ON');
    return { secret, uri: secretUri(secret, mobile) };
  }
}
