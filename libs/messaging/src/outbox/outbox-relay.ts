import { DatabaseUsers, Readiness, RealTime, Watchdog } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MESSAGING_OPTIONS, type ResolvedMessagingOptions } from '../messaging.options.js';
import { MessagingMetrics } from '../metrics/messaging-metrics.js';
import { InterruptibleTimer } from '../rabbit/interruptible-timer.js';
import { Broker } from '../rabbit/broker.js';
import { BrokerLink } from '../rabbit/broker-link.js';
import { exchangeOf } from '../rabbit/topology.js';
import { within } from '../rabbit/within.js';
import { EventPublisher } from './event-publisher.js';
import { OutboxSignal } from './outbox-signal.js';
import { OutboxRows, type Claim } from './outbox-rows.js';
import type { OutboxRow } from './outbox.schema.js';
import { onReturned, unheardDelay } from './unroutable.js';

const lastSweepMs = 2_000;
/** Milliseconds without anything to publish after which the relay is idle. */
const idleAfterMs = 60_000;

/**
 * Carries the outbox to the broker. Polling finds every row; a commit in this process, and a new connection, only make it
 * look at once. Batches are written in order of insertion, several of them wait for their confirmations together, and
 * a row is marked only after the broker has confirmed it: a crash in between publishes it again, never not at all.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap {
  private readonly logger = new Logger('Messaging');
  private readonly timer: InterruptibleTimer;
  private readonly publisher: EventPublisher;
  private readonly link: BrokerLink;
  private readonly inFlight = new Set<Promise<void>>();
  private running: Promise<void> | null = null;
  private stopped = false;
  private busyAt: number;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedMessagingOptions,
    private readonly rows: OutboxRows,
    private readonly signal: OutboxSignal,
    private readonly metrics: MessagingMetrics,
    readiness: Readiness,
    watchdog: Watchdog,
    private readonly users: DatabaseUsers,
    broker: Broker,
    private readonly time: RealTime,
  ) {
    this.timer = new InterruptibleTimer(time);
    this.busyAt = time.elapsed();
    this.publisher = new EventPublisher(exchangeOf(options.prefix), options.prefix, time, () => this.timer.interrupt());
    this.link = new BrokerLink(broker, time, `${options.name} outbox relay`, this.publisher);
    readiness.register('outbox relay', () => {
      if (!this.link.isAttached) throw new Error('not connected to the broker');
    });
    watchdog.register({
      name: 'outbox relay',
      own: () => this.link.answers(),
      fresh: () => this.link.answersAnew(),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.users.register(() => this.stop());
    await this.link.start();
    if (this.options.relay.wakeOnCommit) this.signal.subscribe(() => this.timer.interrupt());
    this.running = this.run();
  }

  /** Publishes what is there if that goes quickly; the rest is for another replica or the next start. */
  async stop(): Promise<void> {
    await within(this.time, lastSweepMs, this.lastSweep());
    this.stopped = true;
    this.timer.interrupt();
    // A broker that confirms nothing at present must not hold up the stop: closing the channel settles what waits for it.
    await this.link.stop();
    await this.running;
    await Promise.all(this.inFlight);
  }

  private async lastSweep(): Promise<void> {
    // An error here is no news: the rows stay where they are.
    await this.sweep().catch(() => {});
    await Promise.all(this.inFlight);
  }

  private async run(): Promise<void> {
    let failing = false;
    while (!this.stopped) {
      try {
        if (this.publisher.isReady) await this.sweep();
        failing = false;
      } catch (error) {
        if (!failing) this.logger.warn(`The outbox cannot be read: ${messageOf(error)}; trying again`);
        failing = true;
      }
      await this.timer.wait(this.pollMs);
    }
  }

  private get pollMs(): number {
    const { pollMs, idlePollMs } = this.options.relay;
    return this.time.elapsed() - this.busyAt < idleAfterMs ? pollMs : Math.max(pollMs, idlePollMs);
  }

  /** Claims and publishes until nothing is due. */
  private async sweep(): Promise<void> {
    const { batchSize, leaseMs, batchesInFlight } = this.options.relay;
    let more = true;
    while (more && !this.stopped && this.publisher.isReady) {
      const claim = await this.rows.claim(batchSize, leaseMs);
      more = claim.more;
      if (claim.rows.length === 0) continue;
      this.busyAt = this.time.elapsed();
      const batch = this.publish(claim)
        .catch((error) =>
          this.logger.warn(`Events were published but could not be marked, and go out again: ${messageOf(error)}`),
        )
        .finally(() => this.inFlight.delete(batch));
      this.inFlight.add(batch);
      if (this.inFlight.size >= batchesInFlight) await Promise.race(this.inFlight);
    }
  }

  private async publish(claim: Claim): Promise<void> {
    const published: OutboxRow[] = [];
    const unconfirmed: OutboxRow[] = [];
    const returned: OutboxRow[] = [];
    const unheard: OutboxRow[] = [];
    const outcomes = { routed: published, returned, unheard };
    await Promise.all(
      claim.rows.map(async (row) => {
        try {
          outcomes[await this.publisher.publish(row)].push(row);
        } catch {
          unconfirmed.push(row);
        }
      }),
    );
    for (const row of published) this.metrics.countPublished(row.routingKey);
    await this.rows.markPublished(claim.id, published);
    await this.rows.release(claim.id, unconfirmed, this.options.relay.pollMs);
    for (const row of returned) await this.handleReturned(claim, row);
    for (const row of unheard) await this.handleUnheard(claim, row);
  }

  private async handleUnheard(claim: Claim, row: OutboxRow): Promise<void> {
    this.metrics.countReturned(row.routingKey);
    if (!row.returns)
      this.logger.warn(`A service that listens to ${row.routingKey} has no queue; event ${row._id} waits`);
    await this.rows.postpone(claim.id, row._id, unheardDelay(row.returns ?? 0));
  }

  private async handleReturned(claim: Claim, row: OutboxRow): Promise<void> {
    this.metrics.countReturned(row.routingKey);
    const decision = onReturned(row.returns ?? 0, row.createdAt, this.time.now());
    if (decision.kind === 'again') {
      if (!row.returns) this.logger.warn(`No service listens to ${row.routingKey} yet; event ${row._id} waits`);
      await this.rows.postpone(claim.id, row._id, decision.delayMs);
    } else {
      this.logger.error(`No queue has taken ${row.routingKey} for a week; event ${row._id} is given up`);
      await this.rows.giveUp(claim.id, row._id);
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
