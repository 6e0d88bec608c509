import { DatabaseUsers, inBackground, newId, Readiness, RealTime, Watchdog } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MESSAGING_OPTIONS, type ResolvedMessagingOptions } from '../messaging.options.js';
import { MessagingMetrics } from '../metrics/messaging-metrics.js';
import { InterruptibleTimer } from '../rabbit/interruptible-timer.js';
import { Broker } from '../rabbit/broker.js';
import { BrokerLink, within } from '../rabbit/broker-link.js';
import { exchangeOf } from '../rabbit/topology.js';
import { ClaimPublisher } from './claim-publisher.js';
import { EventPublisher } from './event-publisher.js';
import { OutboxHandover, type Lease, type RowTaker } from './outbox-handover.js';
import { OutboxRows, type Claim } from './outbox-rows.js';
import type { OutboxRow } from './outbox.schema.js';

const lastSweepMs = 2_000;
/** This number of batches of committed rows may wait in memory; later ones wait in the database. */
const batchesHandedOver = 4;

/**
 * The relay carries the outbox to the broker. Rows that this process commits are handed over with a lease and published
 * without a read; polling finds all other rows, and rows whose lease has ended. Batches are written in order of
 * insertion, several of them wait for their confirmations concurrently, and a row is marked only after the broker has
 * confirmed it: a crash in between publishes it again, and no crash loses it.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, RowTaker {
  private readonly logger = new Logger('Messaging');
  private readonly timer: InterruptibleTimer;
  private readonly publisher: EventPublisher;
  private readonly claims: ClaimPublisher;
  private readonly link: BrokerLink;
  private readonly ownClaim = newId();
  private handedOver: OutboxRow[] = [];
  private readonly inFlight = new Set<Promise<void>>();
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedMessagingOptions,
    private readonly rows: OutboxRows,
    private readonly handover: OutboxHandover,
    metrics: MessagingMetrics,
    readiness: Readiness,
    watchdog: Watchdog,
    private readonly users: DatabaseUsers,
    broker: Broker,
    private readonly time: RealTime,
  ) {
    this.timer = new InterruptibleTimer(time);
    this.publisher = new EventPublisher(exchangeOf(options.prefix), options.prefix, time, () => this.timer.interrupt());
    this.claims = new ClaimPublisher(this.publisher, rows, metrics, time, options.relay.pollMs);
    this.link = new BrokerLink(broker, time, `${options.name} outbox relay`, this.publisher);
    readiness.observe('outbox relay', 'telling other services', () => {
      if (!this.link.isAttached) throw new Error('not connected to the broker');
    });
    watchdog.register({
      name: 'outbox relay',
      own: () => this.link.answers(),
      isFresh: () => this.link.answersAnew(),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.users.register(() => this.stop());
    await this.link.start();
    if (this.options.relay.wakeOnCommit) this.handover.subscribe(this);
    this.running = this.run();
  }

  async stop(): Promise<void> {
    await within(this.time, lastSweepMs, this.lastSweep());
    this.stopped = true;
    this.timer.interrupt();
    // A broker that confirms nothing at present must not hold up the stop, so the channel is closed, which settles the
    // waiting batches.
    await this.link.stop();
    await this.running;
    await this.settled();
  }

  lease(): Lease | null {
    const { batchSize, handOverMs } = this.options.relay;
    const canTake = this.publisher.isReady && !this.stopped && this.handedOver.length < batchesHandedOver * batchSize;
    return canTake ? { claimedBy: this.ownClaim, availableAt: new Date(this.time.now().getTime() + handOverMs) } : null;
  }

  takeRows(rows: readonly OutboxRow[]): void {
    this.handedOver.push(...rows);
    inBackground(() => this.publishHandedOver());
  }

  pollRows(): void {
    this.timer.interrupt();
  }

  private async lastSweep(): Promise<void> {
    // An error is harmless here: the rows stay in the outbox.
    await this.sweep().catch(() => {});
    await this.settled();
  }

  /** Resolves when nothing is in flight: each settled batch sends the rows that were handed over since. */
  private async settled(): Promise<void> {
    while (this.inFlight.size > 0) await Promise.all(this.inFlight);
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
      await this.timer.wait(this.options.relay.pollMs);
    }
  }

  private async sweep(): Promise<void> {
    const { batchSize, leaseMs, batchesInFlight } = this.options.relay;
    let more = true;
    while (more && !this.stopped && this.publisher.isReady) {
      const claim = await this.rows.claim(batchSize, leaseMs);
      more = claim.hasMore;
      if (claim.rows.length === 0) continue;
      this.send(claim);
      if (this.inFlight.size >= batchesInFlight) await Promise.race(this.inFlight);
    }
  }

  private publishHandedOver(): void {
    const { batchSize, batchesInFlight } = this.options.relay;
    while (this.handedOver.length > 0 && this.inFlight.size < batchesInFlight) {
      const now = this.time.now();
      const batch = this.handedOver.splice(0, batchSize);
      // Other relays may have taken rows whose lease has ended.
      const rows = batch.filter(({ availableAt }) => availableAt !== undefined && availableAt > now);
      if (rows.length > 0) this.send({ id: this.ownClaim, rows });
    }
  }

  private send(claim: Pick<Claim, 'id' | 'rows'>): void {
    const flight = this.claims
      .publish(claim)
      .catch((error) =>
        this.logger.warn(`What became of events could not be written; they go out again: ${messageOf(error)}`),
      )
      .finally(() => {
        this.inFlight.delete(flight);
        this.publishHandedOver();
      });
    this.inFlight.add(flight);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
