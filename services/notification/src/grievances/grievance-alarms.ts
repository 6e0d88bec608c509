import { BackgroundLoop, Clock, DatabaseUsers, newId, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Notifier } from '../notifications/notify/notifier.js';
import { dueAlarms } from './domain/clocks.js';
import { placed } from './domain/steps.js';
import { subjectOf } from './grievance-desk.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';

const minute = 60_000;
const batch = 50;

/**
 * The head is notified before a deadline and at it. The transaction of the notification records the alarm, so any
 * replica may send it and it is sent once.
 */
@Injectable()
export class GrievanceAlarms implements OnApplicationBootstrap {
  private readonly loop = new BackgroundLoop(GrievanceAlarms.name, () => this.raiseAlarms(), minute);

  constructor(
    private readonly grievances: GrievancesRepository,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
    private readonly users: DatabaseUsers,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.users.register(() => this.loop.stop());
    this.loop.runSoon();
  }

  async raiseAlarms(now = this.clock.now()): Promise<boolean> {
    const due = await this.grievances.withDueAlarm(now, batch);
    for (const ticket of due) await this.notify(ticket, now);
    return due.length === batch;
  }

  private async notify(ticket: string, now: Date): Promise<void> {
    await this.transactions.run(async (session) => {
      const grievance = await this.grievances.find(ticket, session);
      const names = grievance === null ? [] : dueAlarms(grievance, grievance.alarmed, now);
      const last = names.at(-1);
      if (grievance === null || last === undefined) return;
      const subject = subjectOf(grievance);
      const event = { id: newId(), occurredAt: now.toISOString() };
      const kind = `grievance-${last}` as const;
      await this.notifier.notifyHeads(kind, { ticket }, { event, session, subject });
      await this.grievances.replace(placed({ ...grievance, alarmed: [...grievance.alarmed, ...names] }), session);
    });
  }
}
