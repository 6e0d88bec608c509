import type { AuditKind, GrievanceRow, PersonalKind } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type News, Notifier } from '../notifications/notify/notifier.js';
import { alarmNames } from './domain/clocks.js';
import { roomForReply } from './domain/messages.js';
import { stepped } from './domain/steps.js';
import { GrievanceViews } from './grievance-views.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';

type DeskStep = 'acknowledge' | 'reply' | 'resolve';
type ToMember = 'grievance-acknowledged' | 'grievance-answered' | 'grievance-resolved';

/** What the desk did is told to the member, and recorded, by the same word. */
const toldAs = {
  acknowledge: 'grievance-acknowledged',
  reply: 'grievance-answered',
  resolve: 'grievance-resolved',
} as const satisfies Record<DeskStep, AuditKind & PersonalKind & ToMember>;

/** The subject of what the head was told about a ticket: once before it is reopened, and once after. */
export const subjectOf = ({ _id, reopenedAt }: { _id: string; reopenedAt: Date | null }): string =>
  reopenedAt === null ? _id : `${_id} again`;

/** What the desk does about a ticket: the step, the news of it and the record, at once or not at all. */
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
  async take(step: DeskStep, ticket: string, text?: string): Promise<GrievanceRow> {
    const now = this.clock.now();
    const after = await this.transactions.run(async (session) => {
      const before = await this.grievances.find(ticket, session);
      if (before === null) throw new DomainError('GRIEVANCE.NOT_FOUND');
      if (step === 'reply') roomForReply(before);
      const grievance = stepped(before, step, now, text === undefined ? undefined : { from: 'desk', text, at: now });
      const { memberId } = grievance;
      const told: News[] = memberId === null ? [] : [{ memberId, kind: toldAs[step], params: { ticket } }];
      const settles = asked.map((kind) => ({ kind, subject: subjectOf(before) }));
      const event = { id: newId(), occurredAt: now.toISOString() };
      await this.notifier.several(told, { event, session, settles });
      await this.grievances.replace(grievance, session);
      await this.audit.record(session, toldAs[step], {
        memberId,
        subject: { kind: 'grievance', id: ticket },
        before: { status: before.state },
        after: { status: grievance.state },
      });
      return grievance;
    });
    const [view] = await this.views.of([after]);
    return view!;
  }
}

/** Whoever has answered has nothing left to do about them. */
const asked = [
  'grievance-filed',
  'grievance-reopened',
  ...alarmNames.map((name) => `grievance-${name}` as const),
] as const;
