import { type RealTime, backOff, chance } from '@deepam/platform';
import { Logger } from '@nestjs/common';
import type { MessagingMetrics } from '../metrics/messaging-metrics.js';
import type { EventPublisher } from './event-publisher.js';
import type { Claim, OutboxRows } from './outbox-rows.js';
import type { OutboxRow } from './outbox.schema.js';

const day = 86_400_000;

type ReturnDecision = { readonly kind: 'again'; readonly delayMs: number } | { readonly kind: 'give-up' };

/**
 * The decision is the next step for an event without a bound queue. Its consumer may not have started yet, so the event
 * is retried after 1 s, 2 s, 4 s … at most 10 min, without delaying other rows; after seven days it is given up.
 * @param returns the number of earlier returns by the broker
 */
export function onReturned(returns: number, createdAt: Date, now: Date, random = chance.fraction): ReturnDecision {
  if (now.getTime() - createdAt.getTime() > 7 * day) return { kind: 'give-up' };
  return { kind: 'again', delayMs: backOff(returns + 1, { first: 1_000, most: 600_000 }, random) };
}

/**
 * An event waits for this time when the contracts name a listening service without a queue: 1 s, 2 s, 4 s … at most 30
 * s, and is never given up.
 * @param returns the number of earlier checks
 * @returns milliseconds
 */
export const unheardDelay = (returns: number, random = chance.fraction): number =>
  backOff(returns + 1, { first: 1_000, most: 30_000 }, random);

export class ClaimPublisher {
  private readonly logger = new Logger('Messaging');

  constructor(
    private readonly publisher: EventPublisher,
    private readonly rows: OutboxRows,
    private readonly metrics: MessagingMetrics,
    private readonly time: RealTime,
    private readonly againMs: number,
  ) {}

  /** @throws the database's error when rows could not be marked; they are published again when the lease ends */
  async publish({ id, rows }: Pick<Claim, 'id' | 'rows'>): Promise<void> {
    const published: OutboxRow[] = [];
    const unconfirmed: OutboxRow[] = [];
    const returned: OutboxRow[] = [];
    const unheard: OutboxRow[] = [];
    const outcomes = { routed: published, returned, unheard };
    await Promise.all(
      rows.map(async (row) => {
        try {
          outcomes[await this.publisher.publish(row)].push(row);
        } catch {
          unconfirmed.push(row);
        }
      }),
    );
    for (const row of published) this.metrics.countPublished(row.routingKey);
    await this.rows.markPublished(id, published);
    await this.rows.release(id, unconfirmed, this.againMs);
    for (const row of returned) await this.handleReturned(id, row);
    for (const row of unheard) await this.handleUnheard(id, row);
  }

  private async handleUnheard(claim: string, row: OutboxRow): Promise<void> {
    this.metrics.countReturned(row.routingKey);
    if (!row.returns)
      this.logger.warn(`A service that listens to ${row.routingKey} has no queue; event ${row._id} waits`);
    await this.rows.postpone(claim, row._id, unheardDelay(row.returns ?? 0));
  }

  private async handleReturned(claim: string, row: OutboxRow): Promise<void> {
    this.metrics.countReturned(row.routingKey);
    const decision = onReturned(row.returns ?? 0, row.createdAt, this.time.now());
    if (decision.kind === 'again') {
      if (!row.returns) this.logger.warn(`No service listens to ${row.routingKey} yet; event ${row._id} waits`);
      await this.rows.postpone(claim, row._id, decision.delayMs);
    } else {
      this.logger.error(`No queue has taken ${row.routingKey} for a week; event ${row._id} is given up`);
      await this.rows.giveUp(claim, row._id);
    }
  }
}
