import { randomUUID } from 'node:crypto';
import type { EventData, EventDefinition, EventEnvelope } from '@deepam/contracts';
import { connect } from 'amqplib';
import { testInfra } from '../infra.js';

/**
 * Puts an event straight onto the exchange of an installation, as another service's relay would, and waits for the
 * broker to have it. Returns the envelope that was sent.
 * @param overrides for events that are old, repeated (`id`) or malformed (`data`)
 * @throws Error when no queue wants the event
 */
export async function publishEvent<D extends EventDefinition>(
  prefix: string,
  definition: D,
  data: EventData<D>,
  overrides: Partial<EventEnvelope> = {},
): Promise<EventEnvelope> {
  const envelope: EventEnvelope = {
    id: randomUUID(),
    type: definition.type,
    version: definition.version,
    occurredAt: new Date().toISOString(),
    correlationId: randomUUID(),
    causationId: null,
    data,
    ...overrides,
  };
  const connection = await connect(testInfra().amqpUrl, { noDelay: true });
  try {
    const channel = await connection.createConfirmChannel();
    let isReturned = false;
    channel.on('return', () => (isReturned = true));
    channel.publish(`${prefix}.events`, definition.routingKey, Buffer.from(JSON.stringify(envelope)), {
      messageId: envelope.id,
      type: definition.routingKey,
      contentType: 'application/json',
      correlationId: envelope.correlationId,
      persistent: true,
      mandatory: true,
    });
    await channel.waitForConfirms();
    if (isReturned) throw new Error(`No queue of ${prefix} wants ${definition.routingKey}.`);
    return envelope;
  } finally {
    await connection.close();
  }
}
