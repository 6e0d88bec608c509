import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { SessionEnds } from '../../sessions/session-ends.js';
import { AccountsRepository } from '../persistence/accounts.repository.js';

/** Ends the login of a member whom the network deleted; once, however often the event comes. */
@Injectable()
export class DeleteAccountHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionEnds,
  ) {}

  async execute(memberId: string, deletedAt: Date, session: ClientSession): Promise<void> {
    const sessionVersion = await this.accounts.delete(memberId, deletedAt, session);
    if (sessionVersion !== null) await this.sessions.end({ memberId, sessionVersion }, session);
  }
}
