import { auditRecorded, type AuditKind } from '@deepam/contracts';
import type { ConfirmChannel } from 'amqplib';
import { operatorEntry } from '../audit/operator-entry.js';
import { ConfirmedPublisher } from '../rabbit/confirmed-publisher.js';
import { exchangeOf } from '../rabbit/topology.js';

/** Nobody would take the entry, so nothing was done. */
export class AuditTrailMissing extends Error {
  override readonly name = 'AuditTrailMissing';
}

/**
 * Says in the audit trail what the operator is about to do. There is no database here, so the broker has the entry before the deed
 * begins: an entry without a deed is possible, a deed without an entry is not.
 * @throws AuditTrailMissing when identity has no queue, Error when the broker does not confirm
 */
export async function recordCommand(
  channel: ConfirmChannel,
  prefix: string,
  kind: AuditKind,
  id: string,
): Promise<void> {
  const entry = operatorEntry(kind, { kind: 'dead-letter', id });
  const { routingKey } = auditRecorded;
  const options = { messageId: entry.id, type: routingKey, contentType: 'application/json', correlationId: entry.id };
  const content = Buffer.from(JSON.stringify(entry));
  const outcome = await new ConfirmedPublisher(channel).publish(exchangeOf(prefix), routingKey, content, options);
  if (outcome === 'returned')
    throw new AuditTrailMissing(
      'Nothing was done: identity, which keeps the audit trail, has no queue. Start it once.',
    );
}
