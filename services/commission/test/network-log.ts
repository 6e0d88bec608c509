import type { EventData, EventDefinition } from '@deepam/contracts';
import { sealEvent } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import type { TestCommission } from './commission-harness.js';

export async function saysInLog<D extends EventDefinition>(
  { db, prefix }: TestCommission,
  definition: D,
  data: EventData<D>,
  at: string,
): Promise<void> {
  const id = newId();
  const seal = { id, occurredAt: new Date(at), correlationId: id, causationId: null };
  const log = db.getClient().db(`${prefix}_network`).collection<{ _id: string }>('outbox');
  await log.insertOne({
    _id: id,
    routingKey: definition.routingKey,
    envelope: sealEvent(definition, data, seal),
    createdAt: new Date(),
    publishedAt: new Date(),
  } as { _id: string });
}
