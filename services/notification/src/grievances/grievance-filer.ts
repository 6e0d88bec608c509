import {
  type fileGrievance,
  indianDay,
  maxGrievancesADay,
  maxGrievancesOfAddress,
  type ResponseOf,
  type BodyOf,
  type fileOwnGrievance,
} from '@deepam/contracts';
import { Clock, currentContext, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Notifier } from '../notifications/notify/notifier.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';
import { LookUpsRepository } from './persistence/look-ups.repository.js';
import { acknowledgeBy, redressBy } from './domain/clocks.js';
import { placed } from './domain/steps.js';
import type { GrievanceDocument } from './persistence/grievance.schema.js';

type GrievanceInput = BodyOf<typeof fileOwnGrievance>;
type Person = Pick<GrievanceDocument, 'memberId' | 'name' | 'mobile' | 'email'>;

const newGrievance = (
  ticket: string,
  person: Person,
  { category, text, reference }: GrievanceInput,
  filedAt: Date,
): GrievanceDocument =>
  placed({
    _id: ticket,
    ...person,
    category,
    text,
    reference: reference || null,
    messages: [],
    state: 'Received',
    filedAt,
    acknowledgeBy: acknowledgeBy(filedAt),
    acknowledgedAt: null,
    redressBy: redressBy(filedAt),
    resolvedAt: null,
    reopenedAt: null,
    closedAt: null,
    forgottenAt: null,
    alarmed: [],
  });

const day = 24 * 3_600_000;

/** The ticket, its number and the notification of the head are written in one transaction. */
@Injectable()
export class GrievanceFiler {
  constructor(
    private readonly grievances: GrievancesRepository,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly counts: LookUpsRepository,
  ) {}

  /** @throws DomainError REQUEST.TOO_MANY */
  async file(person: Person, input: GrievanceInput): Promise<ResponseOf<typeof fileGrievance>> {
    const filedAt = this.clock.now();
    const { memberId } = person;
    if (memberId === null) await this.assertNoFlood(person.mobile ?? '', filedAt);
    return this.transactions.run(async (session) => {
      if (memberId !== null) await this.assertWithinLimit(memberId, filedAt, session);
      const ticket = await this.nextTicket(filedAt, session);
      const event = { id: newId(), occurredAt: filedAt.toISOString() };
      const request = { kind: 'grievance-filed', subject: ticket } as const;
      await this.notifier.notifyHeads('grievance-filed', { ticket }, { event, session, subject: ticket, request });
      const grievance = newGrievance(ticket, person, input, filedAt);
      await this.grievances.add(grievance, session);
      return {
        ticket,
        acknowledgeBy: grievance.acknowledgeBy.toISOString(),
        redressBy: grievance.redressBy.toISOString(),
      };
    });
  }

  private async nextTicket(filedAt: Date, session: ClientSession): Promise<string> {
    const year = indianDay(filedAt).slice(0, 4);
    const number = await this.grievances.nextNumber(year, session);
    return `GR-${year}-${String(number).padStart(6, '0')}`;
  }

  /** The count is by mobile and address, as other people know a mobile and must not use up its owner's limit. */
  private async assertNoFlood(mobile: string, now: Date): Promise<void> {
    const address = currentContext()?.address ?? '';
    const limits = [
      [`filed ${mobile} ${address}`, maxGrievancesADay],
      [`filed ${address}`, maxGrievancesOfAddress],
    ] as const;
    for (const [what, most] of limits) if ((await this.counts.count(what, now, day)) > most) throw tooMany();
  }

  private async assertWithinLimit(memberId: string, now: Date, session: ClientSession): Promise<void> {
    const recent = await this.grievances.countSince(memberId, new Date(now.getTime() - day), session);
    if (recent >= maxGrievancesADay) throw tooMany();
  }
}

const tooMany = () =>
  new DomainError('REQUEST.TOO_MANY', {
    message: 'You have filed several today. Please call us, or come back tomorrow.',
  });
