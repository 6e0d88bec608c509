import { thingHappened } from '../test/test-events.js';
import { EffectWriter } from '../test/effect-writer.js';
import { say } from '../test/say.js';
import { removeTraces, startTestService, uniquePrefix, writeEffect, type TestService } from '../test/test-service.js';
import { EventContext, sealEvent } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import type { OutboxRow } from '../src/outbox/outbox.schema.js';

/**
 * How fast a backlog in the outbox is published, consumed and applied, beside the same writes in bare transactions.
 * Both are measured in turn, in one process, on the servers of MONGO_URL and AMQP_URL; the medians are printed.
 * Arguments: events per round (10 000), rounds (5).
 */
const perRound = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 5);
const atOnce = 32;

function rowOf(n: number): OutboxRow {
  const now = new Date();
  const seal = { id: newId(), occurredAt: now, correlationId: 'bench', causationId: null };
  const envelope = sealEvent(thingHappened, { n, note: 'a sentence of some length' }, seal);
  return { _id: seal.id, routingKey: thingHappened.routingKey, envelope, createdAt: now, availableAt: now };
}

/** Inbox row and effect of each event, with as many transactions at once as the consumer has deliveries. */
async function bareTransactions({ transactions, connection }: TestService): Promise<number> {
  const events = Array.from({ length: perRound }, (_, n) => rowOf(n));
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
  return perRound / ((performance.now() - began) / 1000);
}

async function backlog(service: TestService): Promise<number> {
  const { connection } = service;
  const effects = connection.collection('effects');
  const before = await effects.countDocuments();
  const rows = Array.from({ length: perRound }, (_, n) => rowOf(n));
  await connection.collection<OutboxRow>('outbox').insertMany(rows);
  const began = performance.now();
  while ((await effects.countDocuments()) < before + perRound) await new Promise((next) => setTimeout(next, 10));
  return perRound / ((performance.now() - began) / 1000);
}

/** Milliseconds from before the transaction that says it until its effect can be read, one event at a time. */
async function oneByOne(service: TestService, count: number): Promise<number[]> {
  const effects = service.connection.collection('effects');
  const took: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const n = 1_000_000 + index;
    const began = performance.now();
    await say(service, n);
    while (!(await effects.findOne({ n }))) await new Promise((next) => setImmediate(next));
    took.push(performance.now() - began);
  }
  return took.sort((a, b) => a - b);
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const median = (values: number[]) =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
const print = (text: string) => void process.stdout.write(`${text}\n`);

const prefix = uniquePrefix();
const service = await startTestService({ prefix, controllers: [EffectWriter], consumer: { prefetch: atOnce } });
await service.connection.collection('effects').createIndex({ n: 1 });
const bare: number[] = [];
const drained: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  bare.push(await bareTransactions(service));
  drained.push(await backlog(service));
  print(
    `round ${round}: bare transactions ${bare.at(-1)?.toFixed(0)}/s, backlog ${drained.at(-1)?.toFixed(0)} events/s`,
  );
}
print(
  `median of ${rounds}: bare ${median(bare).toFixed(0)}/s, backlog ${median(drained).toFixed(0)}/s, ratio ${(median(drained) / median(bare)).toFixed(2)}`,
);
const took = await oneByOne(service, 200);
print(
  `one event, from its transaction to its effect: p50 ${quantile(took, 0.5).toFixed(1)} ms, p99 ${quantile(took, 0.99).toFixed(1)} ms`,
);
await service.stop();
await removeTraces(prefix);
