import { Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { SessionsRepository } from '../sessions/persistence/sessions.repository.js';
import { keptLoginState, type KeptLoginState } from './domain/kept-login-state.js';
import type { KeptLoginDocument } from './persistence/kept-login.schema.js';
import { KeptLoginsRepository } from './persistence/kept-logins.repository.js';

@Injectable()
export class KeptLoginStates {
  constructor(
    private readonly keptLogins: KeptLoginsRepository,
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError IDENTITY.KEPT_LOGIN_NOT_FOUND */
  async get(id: string): Promise<KeptLoginDocument & { readonly state: KeptLoginState }> {
    const kept = await this.keptLogins.find(id);
    if (kept === null) throw new DomainError('IDENTITY.KEPT_LOGIN_NOT_FOUND');
    const [session, live] = await Promise.all([
      this.sessions.find(kept.accountId, kept.sessionId),
      this.accounts.findAll([kept.accountId]),
    ]);
    const version = live.get(kept.accountId)?.sessionVersion ?? null;
    return { ...kept, state: keptLoginState(session, version, this.clock.now()) };
  }
}
