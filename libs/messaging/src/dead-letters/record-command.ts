import { auditRecorded, type AuditKind } from '@deepam/contracts';
import type { ConfirmChannel } from 'amqplib';
import { operatorEntry } from '../audit/operator-entry.js';
import { ConfirmedPublisher } from '../rabbit/confirmed-publisher.js';
import { exchangeOf } from '../rabbit/topology.js';

/** Without a queue of the audit trail the command does nothing. */
export class AuditTrailMissing extends Error {
  override readonly name = 'AuditTrailMissing';
}

/**
 * Records the operator's command in the audit trail. The broker confirms the entry before the command starts: an entry
 * without an action is possible, an action without an entry is not.
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
