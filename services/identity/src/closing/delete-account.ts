import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PinSignInsRepository } from '../pin-sign-in/pin-sign-ins.repository.js';
import { PasskeysRepository } from '../factors/persistence/passkeys.repository.js';
import { PasswordRequestsRepository } from '../password-requests/persistence/password-requests.repository.js';
import { SavedViewsRepository } from '../saved-views/saved-views.repository.js';
import { SecondFactorsRepository } from '../factors/persistence/second-factors.repository.js';
import { SessionEnds } from '../sessions/session-ends.js';
import { FormerAccountsRepository } from '../accounts/persistence/former-accounts.repository.js';

@Injectable()
export class DeleteAccountHandler {
  constructor(
    private readonly accounts: FormerAccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly pinSignIns: PinSignInsRepository,
    private readonly sessions: SessionEnds,
    private readonly passwordRequests: PasswordRequestsRepository,
    private readonly savedViews: SavedViewsRepository,
  ) {}

  async execute(memberId: string, deletedAt: Date, session: ClientSession): Promise<void> {
    const sessionVersion = await this.accounts.delete(memberId, deletedAt, session);
    if (sessionVersion === null) return;
    await this.sessions.end({ memberId, sessionVersion }, session);
    await this.passwordRequests.closeOf(memberId, { closedAt: deletedAt }, session);
    await this.factors.remove(memberId, session);
    await this.passkeys.removeAll(memberId, session);
    await this.pinSignIns.removeAll(memberId, session);
    await this.savedViews.removeAll(memberId, session);
  }
}
