import { type AuditKind, type GrievanceRow, type PersonalKind, maxGrievanceMessages } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notify/notifier.js';
import { type News } from '../notifications/notify/news.js';
import { alarmNames } from './domain/clocks.js';
import { stepped } from './domain/steps.js';
import { GrievanceViews } from './grievance-views.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';
import type { GrievanceDocument } from './persistence/grievance.schema.js';

type DeskStep = 'acknowledge' | 'reply' | 'resolve';
type ToMember = 'grievance-acknowledged' | 'grievance-answered' | 'grievance-resolved';

const kindOf = {
  acknowledge: 'grievance-acknowledged',
  reply: 'grievance-answered',
  resolve: 'grievance-resolved',
} as const satisfies Record<DeskStep, AuditKind & PersonalKind & ToMember>;

/** A reopened ticket needs another subject, since a notification is sent once for each subject. */
export const subjectOf = ({ _id, reopenedAt }: { _id: string; reopenedAt: Date | null }): string =>
  reopenedAt === null ? _id : `${_id} again`;

/** The step, its notification and its audit entry are written in one transaction. */
@Injectable()
export class GrievanceDesk {
  constructor(
    private readonly grievances: GrievancesRepository,
    private readonly notifier: Notifier,
    private readonly views: GrievanceViews,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError GRIEVANCE.NOT_FOUND, GRIEVANCE.STATE */
  async takeStep(step: DeskStep, ticket: string, text?: string): Promise<GrievanceRow> {
    const now = this.clock.now();
    const after = await this.transactions.run(async (session) => {
      const before = await this.grievances.find(ticket, session);
      if (before === null) throw new DomainError('GRIEVANCE.NOT_FOUND');
      if (step === 'reply') roomForReply(before);
      const grievance = stepped(before, step, now, text === undefined ? undefined : { from: 'desk', text, at: now });
      const { memberId } = grievance;
      const news: News[] = memberId === null ? [] : [{ memberId, kind: kindOf[step], params: { ticket } }];
      const settles = asked.map((kind) => ({ kind, subject: subjectOf(before) }));
      const event = { id: newId(), occurredAt: now.toISOString() };
      await this.notifier.notifyMembers(news, { event, session, settles });
      await this.grievances.replace(grievance, session);
      await this.audit.record(session, kindOf[step], {
        memberId,
        subject: { kind: 'grievance', id: ticket },
        before: { status: before.state },
        after: { status: grievance.state },
      });
      return grievance;
    });
    const [view] = await this.views.viewsOf([after]);
    return view!;
  }
}

/** An answer of the back office settles these notifications. */
const asked = [
  'grievance-filed',
  'grievance-reopened',
  ...alarmNames.map((name) => `grievance-${name}` as const),
] as const;

/**
 * The last places are reserved for the redress, a reopening and its redress, so that a long ticket can still be closed.
 * @throws DomainError GRIEVANCE.STATE
 */
function roomForReply({ messages, state }: Pick<GrievanceDocument, 'messages' | 'state'>): void {
  if (messages.length >= maxGrievanceMessages - 3) throw new DomainError('GRIEVANCE.STATE', { details: { state } });
}
