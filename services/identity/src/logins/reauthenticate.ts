import type { BodyOf, reauthenticate, ResponseOf } from '@deepam/contracts';
import { type Caller, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { TokenIssuer } from '../tokens/token-issuer.js';
import { PasswordCheck } from './password-check.js';

@Injectable()
export class ReauthenticateHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwords: PasswordCheck,
    private readonly tokens: TokenIssuer,
  ) {}

  /**
   * @throws DomainError IDENTITY.PASSWORD_WRONG, PASSKEY_NEEDED, CODE_NEEDED or CODE_WRONG, AUTH.SESSION_REVOKED,
   * REQUEST.TOO_MANY
   */
  async execute(
    { memberId, sessionVersion, sessionId, expiresAt, mustSetUpSecondFactor }: Caller,
    { password, code }: BodyOf<typeof reauthenticate>,
    ip: string,
    keys: readonly string[],
  ): Promise<ResponseOf<typeof reauthenticate>> {
    const account = await this.accounts.get(memberId);
    if (account.sessionVersion !== sessionVersion) throw new DomainError('AUTH.SESSION_REVOKED');
    const gaveCode = await this.passwords.demand(account, { password, code }, { ip, keys });
    const asBefore = gaveCode ? {} : { mustSetUpSecondFactor };
    return { token: await this.tokens.forMember(account, { sessionId, expiresAt, ...asBefore }) };
  }
}
