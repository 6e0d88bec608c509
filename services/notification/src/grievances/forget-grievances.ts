import { ForgottenMembers } from '@deepam/messaging';
import { BackgroundLoop, DatabaseUsers, Transactions } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NOTIFICATION_CONFIG, type NotificationConfig } from '../config.js';
import { dueBy } from './domain/clocks.js';
import { stepped } from './domain/steps.js';
import type { GrievanceDocument } from './persistence/grievance.schema.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';

const hour = 3_600_000;
const day = 24 * hour;
const batch = 100;

/**
 * Texts and contact are removed some time after the end of a ticket, or when the account is closed. Number, category,
 * state and clocks stay in the register. Any number of replicas may run this; it uses the real time.
 */
@Injectable()
export class ForgetGrievances implements OnApplicationBootstrap {
  private readonly loop = new BackgroundLoop(ForgetGrievances.name, () => this.forgetOld(), hour);

  constructor(
    private readonly grievances: GrievancesRepository,
    private readonly transactions: Transactions,
    private readonly users: DatabaseUsers,
    @Inject(NOTIFICATION_CONFIG) private readonly config: Pick<NotificationConfig, 'GRIEVANCE_KEEP_DAYS'>,
    forgotten: ForgottenMembers,
  ) {
    forgotten.alsoBy((memberId) => this.forgetMember(memberId));
  }

  onApplicationBootstrap(): void {
    this.users.register(() => this.loop.stop());
    this.loop.runSoon();
  }

  async forgetOld(now = Date.now()): Promise<boolean> {
    const closedBefore = new Date(now - this.config.GRIEVANCE_KEEP_DAYS * day);
    const found = await this.grievances.withTexts({ closedBefore }, batch);
    for (const ticket of found) await this.eraseTexts(ticket, new Date(now));
    return found.length === batch;
  }

  private async forgetMember(memberId: string): Promise<void> {
    for (;;) {
      const found = await this.grievances.withTexts({ memberId }, batch);
      for (const ticket of found) await this.eraseTexts(ticket, new Date());
      if (found.length < batch) return;
    }
  }

  private async eraseTexts(ticket: string, now: Date): Promise<void> {
    await this.transactions.run(async (session) => {
      const found = await this.grievances.find(ticket, session);
      if (found === null || found.forgottenAt !== null) return;
      await this.grievances.replace(forgotten(found, now), session);
    });
  }
}

/** An open ticket is withdrawn, since it can't be answered without text and contact. */
function forgotten(grievance: GrievanceDocument, forgottenAt: Date): GrievanceDocument {
  const ended = dueBy(grievance) === null ? grievance : stepped(grievance, 'withdraw', forgottenAt);
  const nothing = { name: null, mobile: null, email: null, text: null, reference: null, messages: [] };
  return { ...ended, ...nothing, forgottenAt };
}
