import { Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { pinSignInState, type PinSignInState } from './domain/pin-sign-in.js';
import { type PinSignInDocument, PinSignInsRepository } from './pin-sign-ins.repository.js';

@Injectable()
export class PinSignInStates {
  constructor(
    private readonly pinSignIns: PinSignInsRepository,
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError IDENTITY.PIN_SIGN_IN_NOT_FOUND */
  async get(id: string): Promise<PinSignInDocument & { readonly state: PinSignInState }> {
    const kept = await this.pinSignIns.find(id);
    if (kept === null) throw new DomainError('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
    const [session, live] = await Promise.all([
      this.sessions.find(kept.accountId, kept.sessionId),
      this.accounts.findAll([kept.accountId]),
    ]);
    const version = live.get(kept.accountId)?.sessionVersion ?? null;
    return { ...kept, state: pinSignInState(session, version, this.clock.now()) };
  }
}
