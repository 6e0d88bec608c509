import type { EventDefinition } from '@deepam/contracts';
import { Outbox, RabbitTransport, type EventContext, type EventOf, type EventsContext } from '@deepam/messaging';
import { DatabaseUsers, MemberLocks, Readiness, Transactions, Watchdog, type Metrics } from '@deepam/platform';
import { Registry } from 'prom-client';
import { EventConsumer } from '../../../libs/messaging/src/consumer/event-consumer.js';
import { Deduplication } from '../../../libs/messaging/src/deduplication/deduplication.js';
import { resolveOptions } from '../../../libs/messaging/src/messaging.options.js';
import { MessagingMetrics } from '../../../libs/messaging/src/metrics/messaging-metrics.js';
import { OutboxRelay } from '../../../libs/messaging/src/outbox/outbox-relay.js';
import { OutboxRows } from '../../../libs/messaging/src/outbox/outbox-rows.js';
import { OutboxHandover } from '../../../libs/messaging/src/outbox/outbox-handover.js';
import { IdempotencyKeys } from '../../../libs/platform/src/idempotency/idempotency-keys.js';
import { Machine, MachineClock, MachineTime } from '../course/machine.js';
import { DatabaseLink } from '../memory/database-link.js';
import { MemoryBroker } from '../memory/memory-broker.js';
import { MemoryDatabase } from '../memory/memory-database.js';
import type { Wiring } from './faulty-wiring.js';
import { prefix, type Servers, type Simulated } from './servers.js';

export class Messaging {
  readonly time: MachineTime;
  readonly clock: MachineClock;
  readonly database: ReturnType<Wiring['database']>;
  readonly keys: IdempotencyKeys;
  readonly locks = new MemberLocks();
  readonly transactions: Transactions;
  readonly outbox: Outbox;
  readonly options;
  private readonly consumer: EventConsumer;
  private readonly transport: RabbitTransport;
  private readonly relay: OutboxRelay;

  constructor(
    readonly machine: Machine,
    readonly service: Simulated,
    servers: Servers,
    wiring: Wiring,
  ) {
    const { draw } = machine.course;
    this.time = new MachineTime(machine);
    this.clock = new MachineClock(this.time);
    const link = new DatabaseLink(machine, servers.databases[service]);
    this.database = wiring.database(new MemoryDatabase(link, this.time));
    const broker = wiring.broker(new MemoryBroker(machine, servers.broker));
    this.options = resolveOptions({
      name: service,
      amqpUrl: 'amqp://simulated',
      prefix,
      relay: { batchSize: 1 + draw.below(6) },
      consumer: { prefetch: 1 + draw.below(8) },
    });

    this.keys = new IdempotencyKeys(this.database);
    this.transactions = new Transactions(this.database, this.keys, this.locks);
    const handover = new OutboxHandover();
    this.outbox = new Outbox(this.database, handover, this.clock, this.time);
    const rows = new OutboxRows(this.database, this.time);
    const unread = () => undefined;
    const platform: Pick<Metrics, 'registry' | 'gauge' | 'gauges'> = {
      registry: new Registry(),
      gauge: unread,
      gauges: unread,
    };
    const metrics = new MessagingMetrics(platform as Metrics, rows);
    const deduplication = new Deduplication(this.database, this.transactions, this.time);
    const [readiness, watchdog, users] = [new Readiness(), new Watchdog(), new DatabaseUsers()];
    this.consumer = new EventConsumer(this.options, deduplication, metrics, this.time);
    this.transport = new RabbitTransport(this.options, this.consumer, readiness, watchdog, broker, this.time);
    this.relay = new OutboxRelay(
      ...([this.options, rows, handover, metrics, readiness, watchdog, users, broker, this.time] as const),
    );
  }

  on<D extends EventDefinition>(
    definition: D,
    handle: (event: EventOf<D>, context: EventContext) => Promise<void>,
  ): void {
    const handler = async (event: EventOf<D>, context: EventContext) => handle(event, context) as never;
    this.consumer.handlers.add(definition, { handler });
  }

  onSeveral<D extends EventDefinition>(
    definition: D,
    handle: (events: readonly EventOf<D>[], context: EventsContext) => Promise<void>,
  ): void {
    const handler = async (events: readonly EventOf<D>[], context: EventsContext) => handle(events, context) as never;
    this.consumer.handlers.add(definition, { handler, takesSeveral: true });
  }

  async start(): Promise<void> {
    await this.transport.listen(() => {});
    await this.relay.onApplicationBootstrap();
  }

  async stop(): Promise<void> {
    await this.transport.close();
    await this.relay.stop();
  }
}
