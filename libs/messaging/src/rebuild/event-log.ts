import {
  eventEnvelope,
  publishersOf,
  type EventDefinition,
  type EventEnvelope,
  type ServiceName,
} from '@deepam/contracts';
import type { Connection } from 'mongoose';
import type { OutboxRow } from '../outbox/outbox.schema.js';

/**
 * Everything that these kinds of events have ever said, owner by owner and oldest first: the outboxes, whose rows stay after
 * their publishing. What is written while it is being read may or may not come.
 * @throws Error for a kind of event without an owner
 */
export async function* eventLog(
  connection: Connection,
  databasePrefix: string,
  definitions: readonly EventDefinition[],
): AsyncGenerator<EventEnvelope> {
  for (const owner of new Set(definitions.map(ownerOf))) {
    const kinds = definitions.filter((definition) => ownerOf(definition) === owner);
    const rows = connection
      .getClient()
      .db(`${databasePrefix}_${owner}`)
      .collection<OutboxRow>('outbox')
      .find({ routingKey: { $in: kinds.map(({ routingKey }) => routingKey) } }, { projection: { envelope: 1 } })
      .sort({ _id: 1 });
    for await (const { envelope } of rows) yield eventEnvelope.parse(envelope);
  }
}

function ownerOf(event: EventDefinition): ServiceName {
  const [owner, ...others] = publishersOf(event);
  if (owner === undefined || others.length > 0) throw new Error(`Nobody owns ${event.type}.`);
  return owner;
}
