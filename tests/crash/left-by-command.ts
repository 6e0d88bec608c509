import { auditRecorded } from '@deepam/contracts';
import { sealEvent } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import type { CrashSystem } from './crash-system.js';

/** An operator's command leaves a row without a relay, so a relay has to find and claim it. */
export async function leaveByCommand({ database }: CrashSystem): Promise<void> {
  const now = new Date();
  const id = newId();
  const entry = {
    kind: 'password-changed' as const,
    at: now.toISOString(),
    actor: { kind: 'operator' as const, id: null },
    ...{ sessionId: null, address: null, memberId: null, subject: null, before: null, after: null },
  };
  const envelope = sealEvent(auditRecorded, entry, { id, occurredAt: now, correlationId: id, causationId: null });
  const row = { _id: id, routingKey: auditRecorded.routingKey, envelope, createdAt: now, availableAt: now };
  await database('identity')
    .collection<typeof row>('outbox')
    .insertOne(row, { writeConcern: { w: 'majority' } });
}
