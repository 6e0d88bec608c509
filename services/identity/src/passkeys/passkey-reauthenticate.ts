import type { PasskeyAssertion, passkeyReauthenticate, ResponseOf } from '@deepam/contracts';
import { type Caller, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { TokenIssuer } from '../tokens/token-issuer.js';
import { OwnerProof, type ShownFrom } from './owner-proof.js';

@Injectable()
export class PasskeyReauthenticateHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly owner: OwnerProof,
    private readonly tokens: TokenIssuer,
  ) {}

  /** @throws DomainError AUTH.SESSION_REVOKED, the errors of `OwnerProof.demandPasskey` */
  async execute(
    caller: Caller,
    credential: PasskeyAssertion,
    from: ShownFrom,
  ): Promise<ResponseOf<typeof passkeyReauthenticate>> {
    const { memberId, sessionVersion, sessionId, expiresAt } = caller;
    const account = await this.accounts.get(memberId);
    if (account.sessionVersion !== sessionVersion) throw new DomainError('AUTH.SESSION_REVOKED');
    await this.owner.demandPasskey(account, caller, credential, 'step-up', from);
    return { token: await this.tokens.forMember(account, { sessionId, expiresAt }) };
  }
}
