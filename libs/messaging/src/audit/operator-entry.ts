import { auditRecorded, type AuditKind, type AuditSubjectKind } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import type { EventOf } from '../events/event-of.js';
import { sealEvent } from '../events/seal-event.js';
import type { OutboxRow } from '../outbox/outbox.schema.js';

export function operatorEntry(
  kind: AuditKind,
  subject: { kind: AuditSubjectKind; id: string } | null = null,
): EventOf<typeof auditRecorded> {
  const [id, occurredAt] = [newId(), new Date()];
  const nobody = { sessionId: null, address: null, memberId: null, before: null, after: null };
  const entry = {
    kind,
    at: occurredAt.toISOString(),
    actor: { kind: 'operator' as const, id: null },
    subject,
    ...nobody,
  };
  return sealEvent(auditRecorded, entry, { id, occurredAt, correlationId: id, causationId: null });
}

export function operatorRow(kind: AuditKind): OutboxRow {
  const envelope = operatorEntry(kind);
  const now = new Date(envelope.occurredAt);
  return { _id: envelope.id, routingKey: auditRecorded.routingKey, envelope, createdAt: now, availableAt: now };
}
