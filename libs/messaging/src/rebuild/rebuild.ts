import type { EventDefinition, EventEnvelope } from '@deepam/contracts';
import { requestContext, Transactions } from '@deepam/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { EventConsumer } from '../consumer/event-consumer.js';
import { EventContext } from '../events/event-context.js';
import { EventLog } from './event-log.js';
import type { Projection } from './projection.js';

export interface RebuildOptions {
  readonly databasePrefix: string;
  /**
   * If true, the projections are emptied first: wrong rows disappear, and correct ones are missing until the end of the
   * rebuild.
   */
  readonly emptyFirst: boolean;
  readonly progress?: (replayed: number) => void;
}

/** One transaction has this number of events: few enough that a conflict with the running service costs little. */
const batchSize = 100;

/**
 * Replays every event of the log to the handlers of these projections, and to no other handler. The inbox is neither
 * read nor written. Live events may arrive during the rebuild, because these handlers give the same result for repeated
 * or reordered events.
 * @returns the number of replayed events
 */
export async function rebuild(
  service: INestApplicationContext,
  projections: Readonly<Record<string, Projection>>,
  { databasePrefix, emptyFirst, progress = () => {} }: RebuildOptions,
): Promise<number> {
  const connection = service.get<Connection>(getConnectionToken(), { strict: false });
  const { handlers } = service.get(EventConsumer, { strict: false });
  const transactions = service.get(Transactions, { strict: false });
  const names = Object.keys(projections);
  const log = service.get(EventLog, { strict: false });
  const definitions = handlers.definitionsOf(names);
  if (emptyFirst) {
    await expectReadable(log, definitions);
    const collections = Object.values(projections).flatMap(({ collection }) => collection ?? []);
    for (const collection of collections) await connection.collection(collection).deleteMany({});
  }

  const tell = (batch: readonly EventEnvelope[]) =>
    transactions.run(async (session) => {
      for (const envelope of batch) {
        const { id, correlationId } = envelope;
        await requestContext.run({ correlationId, causationId: id }, () =>
          handlers.runProjections(names, envelope, new EventContext(session, envelope, 1)),
        );
      }
    });
  let replayed = 0;
  for (const { remake } of Object.values(projections))
    replayed += (await remake?.(connection, databasePrefix, service)) ?? 0;
  let batch: EventEnvelope[] = [];
  for await (const envelope of log.read(definitions)) {
    batch.push(envelope);
    if (batch.length < batchSize) continue;
    await tell(batch);
    replayed += batch.length;
    progress(replayed);
    batch = [];
  }
  if (batch.length > 0) await tell(batch);
  return replayed + batch.length;
}

/** @throws Error: a projection is not emptied if the user lacks a right to fill it again */
async function expectReadable(log: EventLog, definitions: readonly EventDefinition[]): Promise<void> {
  for (const definition of definitions) for await (const _ of log.read([definition])) break;
}
