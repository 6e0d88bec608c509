import { sealEvent, EventContext } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import type { OutboxRow } from '../src/outbox/outbox.schema.js';
import { EffectWriter } from '../test/effect-writer.js';
import { say } from '../test/say.js';
import { thingHappened } from '../test/test-events.js';
import { removeTraces, startTestService, uniquePrefix, writeEffect, type TestService } from '../test/test-service.js';

const atOnce = 32;

export class Backlog {
  private constructor(
    private readonly service: TestService,
    private readonly prefix: string,
  ) {}

  static async start(): Promise<Backlog> {
    const prefix = uniquePrefix();
    const service = await startTestService({ prefix, controllers: [EffectWriter], consumer: { prefetch: atOnce } });
    await service.connection.collection('effects').createIndex({ n: 1 });
    return new Backlog(service, prefix);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await removeTraces(this.prefix);
  }

  /**
   * The inbox row and the effect of each event, with one transaction per delivery of the consumer. @returns events a
   * second
   */
  async bareTransactions(count: number): Promise<number> {
    const { transactions, connection } = this.service;
    const events = Array.from({ length: count }, (_, n) => rowOf(n));
    const inbox = connection.collection<{ _id: string }>('inbox');
    const began = performance.now();
    const lane = async () => {
      for (let row = events.pop(); row; row = events.pop()) {
        const { envelope } = row;
        await transactions.run(async (session) => {
          await inbox.insertOne({ _id: `bare:${envelope.id}` }, { session });
          await writeEffect(connection, new EventContext(session, envelope, 1), -1);
        });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    return perSecond(count, began);
  }

  /** Waits until each waiting outbox row has its effect. @returns events a second */
  async drain(count: number): Promise<number> {
    const effects = this.service.connection.collection('effects');
    const before = await effects.countDocuments();
    const outbox = this.service.connection.collection<OutboxRow>('outbox');
    const rows = Array.from({ length: count }, (_, n) => rowOf(n));
    await outbox.insertMany(rows);
    const began = performance.now();
    while ((await effects.countDocuments()) < before + count) await new Promise((next) => setTimeout(next, 10));
    return perSecond(count, began);
  }

  /**
   * Milliseconds from the start of the transaction that publishes the event until its effect is readable, one event at
   * a time.
   */
  async oneByOne(count: number): Promise<number[]> {
    const effects = this.service.connection.collection('effects');
    const took: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const n = 1_000_000 + index;
      const began = performance.now();
      await say(this.service, n);
      while (!(await effects.findOne({ n }))) await new Promise((next) => setImmediate(next));
      took.push(performance.now() - began);
    }
    return took;
  }
}

const perSecond = (count: number, began: number): number => count / ((performance.now() - began) / 1_000);

function rowOf(n: number): OutboxRow {
  const now = new Date();
  const seal = { id: newId(), occurredAt: now, correlationId: 'bench', causationId: null };
  const envelope = sealEvent(thingHappened, { n, note: 'a sentence of some length' }, seal);
  return { _id: seal.id, routingKey: thingHappened.routingKey, envelope, createdAt: now, availableAt: now };
}
