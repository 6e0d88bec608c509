import type { EventDefinition } from '@deepam/contracts';
import type { EventOf } from '@deepam/messaging';
import type { Connection } from 'mongoose';

interface OutboxRow<D extends EventDefinition> {
  readonly envelope: EventOf<D>;
  readonly createdAt: Date;
}

export async function outboxEvents<D extends EventDefinition>(
  connection: Connection,
  definition: D,
): Promise<EventOf<D>[]> {
  const rows = await connection
    .collection<OutboxRow<D>>('outbox')
    .find({ routingKey: definition.routingKey })
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
  return rows.map(({ envelope }) => envelope as EventOf<D>);
}
