import { mostSeenSessions, sessionsSeen } from '@deepam/contracts';
import { BackgroundLoop, Clock, ServiceTokens, type Caller } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MemberServices } from '../composition/member-services.js';

/** Sessions are reported at this interval in milliseconds, so the times that identity shows are accurate to it. */
const REPORT_MS = 120_000;
/** This number of sessions may wait for a report while identity is down; the oldest are dropped first. */
const MOST_WAITING = 20_000;

interface Seen {
  readonly memberId: string;
  readonly sessionId: string;
  readonly seenAt: string;
}

/** Used sessions are reported to identity from time to time, not with each call. */
@Injectable()
export class SeenSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly waiting = new Map<string, Seen>();
  private readonly loop = new BackgroundLoop(SeenSessions.name, () => this.report(), REPORT_MS);

  constructor(
    private readonly services: MemberServices,
    private readonly tokens: ServiceTokens,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  recordSession({ memberId, sessionId }: Caller): void {
    if (sessionId === undefined) return;
    this.waiting.set(sessionId, { memberId, sessionId, seenAt: this.clock.now().toISOString() });
    if (this.waiting.size > MOST_WAITING) this.waiting.delete(this.waiting.keys().next().value!);
  }

  async report(): Promise<boolean> {
    const sessions = [...this.waiting.values()].slice(0, mostSeenSessions);
    if (sessions.length === 0) return false;
    await this.services.identity.call(sessionsSeen, { body: { sessions }, token: await this.tokens.current() });
    for (const seen of sessions) if (this.waiting.get(seen.sessionId) === seen) this.waiting.delete(seen.sessionId);
    return sessions.length === mostSeenSessions;
  }
}
