import type { GrievanceRow, GrievanceView } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { dueBy, reopenUntil } from './domain/clocks.js';
import { mayReopen } from './domain/steps.js';
import type { GrievanceDocument } from './persistence/grievance.schema.js';

const iso = (moment: Date | null): string | null => moment && moment.toISOString();

export function ownView(grievance: GrievanceDocument, now: Date): GrievanceView {
  const { _id: ticket, category, state, text, reference, resolvedAt } = grievance;
  return {
    ticket,
    category,
    state,
    text,
    reference,
    filedAt: grievance.filedAt.toISOString(),
    acknowledgeBy: grievance.acknowledgeBy.toISOString(),
    acknowledgedAt: iso(grievance.acknowledgedAt),
    redressBy: grievance.redressBy.toISOString(),
    resolvedAt: iso(resolvedAt),
    reopenedAt: iso(grievance.reopenedAt),
    reopenUntil: resolvedAt !== null && mayReopen(grievance, now) ? reopenUntil(resolvedAt).toISOString() : null,
    messages: grievance.messages.map((message) => ({
      from: message.from,
      text: message.text,
      at: message.at.toISOString(),
    })),
  };
}

@Injectable()
export class GrievanceViews {
  constructor(
    private readonly members: Members,
    private readonly clock: Clock,
  ) {}

  async viewsOf(grievances: readonly GrievanceDocument[]): Promise<GrievanceRow[]> {
    const now = this.clock.now();
    const members = await this.members.findAll(grievances.flatMap(({ memberId }) => memberId ?? []));
    return grievances.map((grievance) => {
      const { memberId, email } = grievance;
      const due = dueBy(grievance);
      const { name, mobile } = (memberId === null ? grievance : members.get(memberId)) ?? { name: null, mobile: null };
      return {
        ...ownView(grievance, now),
        memberId,
        email,
        name: name || null,
        mobile: mobile || null,
        dueBy: iso(due),
        isOverdue: due !== null && due <= now,
      };
    });
  }
}
