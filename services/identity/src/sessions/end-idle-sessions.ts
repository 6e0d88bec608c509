import { BackgroundLoop, Clock, Transactions } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionEnds } from './session-ends.js';

const LOOK_MS = 60_000;
/** The gateway's reports may be this many milliseconds late, and active people must not be logged out. */
const REPORT_MS = 180_000;
const BATCH = 100;

@Injectable()
export class EndIdleSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(EndIdleSessions.name, () => this.endIdle(), LOOK_MS);

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly ends: SessionEnds,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  onApplicationBootstrap(): void {
    // The first run comes after a pause, so that the gateway's reports of the downtime arrive first.
    if (this.config.SESSION_IDLE_SECONDS !== undefined) this.loop.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async endIdle(): Promise<boolean> {
    const { SESSION_IDLE_SECONDS: limit } = this.config;
    if (limit === undefined) return false;
    const now = this.clock.now();
    const before = new Date(now.getTime() - limit * 1000 - REPORT_MS);
    const idle = await this.sessions.listIdle(before, now, BATCH);
    for (const { accountId, _id } of idle)
      await this.transactions.run((session) => this.ends.endOne(accountId, _id, session));
    return idle.length === BATCH;
  }
}
