import type { GrievanceView } from '@deepam/contracts';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notify/notifier.js';
import { stepped } from './domain/steps.js';
import { subjectOf } from './grievance-desk.js';
import { ownView } from './grievance-views.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';

@Injectable()
export class ReopenGrievanceHandler {
  constructor(
    private readonly grievances: GrievancesRepository,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError GRIEVANCE.NOT_FOUND, the same for another member's ticket; GRIEVANCE.STATE,
   * GRIEVANCE.REOPEN_OVER
   */
  async execute(memberId: string, ticket: string, text: string): Promise<GrievanceView> {
    const now = this.clock.now();
    const after = await this.transactions.run(async (session) => {
      const before = await this.grievances.find(ticket, session);
      if (before?.memberId !== memberId) throw new DomainError('GRIEVANCE.NOT_FOUND');
      const grievance = stepped(before, 'reopen', now, { from: 'member', text, at: now });
      const subject = subjectOf(grievance);
      const event = { id: newId(), occurredAt: now.toISOString() };
      const request = { kind: 'grievance-reopened', subject } as const;
      await this.notifier.notifyHeads('grievance-reopened', { ticket }, { event, session, subject, request });
      await this.grievances.replace(grievance, session);
      return grievance;
    });
    return ownView(after, now);
  }
}
