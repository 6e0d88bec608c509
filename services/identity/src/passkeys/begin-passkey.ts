import { mostPasskeys, type beginPasskey, type OwnerProof as Proof, type ResponseOf } from '@deepam/contracts';
import { type Caller, Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { FactorDemand } from '../factors/factor-demand.js';
import { CHALLENGE_MS, creationOptions } from './domain/passkey-options.js';
import { OwnerProof, type ShownFrom } from './owner-proof.js';
import { inSession, PasskeyChallengesRepository } from './passkey-challenges.repository.js';
import { PasskeysRepository } from '../factors/persistence/passkeys.repository.js';
import { SignatureCheck } from './signature-check.js';

/** A passkey opens the account, so a recent session, which may be stolen, is not enough to add one. */
@Injectable()
export class BeginPasskeyHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallengesRepository,
    private readonly demand: FactorDemand,
    private readonly owner: OwnerProof,
    private readonly signatures: SignatureCheck,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError IDENTITY.PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS or NUMBERS_HELD, AUTH.SESSION_REVOKED, the
   * errors of `OwnerProof.demand`
   */
  async execute(caller: Caller, proof: Proof, from: ShownFrom): Promise<ResponseOf<typeof beginPasskey>> {
    const { site } = this.signatures;
    const account = await this.accounts.get(caller.memberId);
    if (account.sessionVersion !== caller.sessionVersion) throw new DomainError('AUTH.SESSION_REVOKED');
    await this.demand.assertMaySetUp(caller, account);
    const own = await this.passkeys.list(account._id);
    if (own.length >= mostPasskeys) throw new DomainError('IDENTITY.TOO_MANY_PASSKEYS');
    await this.owner.demand(account, caller, proof, 'add-passkey', from);
    const until = new Date(this.clock.now().getTime() + CHALLENGE_MS);
    const challenge = await this.challenges.make(inSession('registration', caller), until);
    return creationOptions(site, challenge, account, own);
  }
}
