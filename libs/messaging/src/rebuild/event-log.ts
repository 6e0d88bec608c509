import { eventEnvelope, type EventDefinition, type EventEnvelope, type ServiceName } from '@deepam/contracts';
import type { Connection } from 'mongoose';
import type { OutboxRow } from '../outbox/outbox.schema.js';

/** The first word of an event's type is the domain of its owner. */
const owners: Readonly<Record<string, ServiceName>> = {
  identity: 'identity',
  network: 'network',
  cotton: 'cotton-order',
  commission: 'commission',
};

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

function ownerOf({ type }: EventDefinition): ServiceName {
  const owner = owners[type.split('.')[0] ?? ''];
  if (owner === undefined) throw new Error(`Nobody owns ${type}.`);
  return owner;
}
