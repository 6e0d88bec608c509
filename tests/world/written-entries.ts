import { auditRecorded, type AuditKind, type ServiceName } from '@deepam/contracts';
import type { Product } from '@deepam/testing';

/** Identity stores its own entries; other services publish theirs. */
export function writtenEntries(test: Product, service: ServiceName, kinds: readonly AuditKind[]): Promise<number> {
  const database = test.database(service);
  if (service === 'identity')
    return database.collection('audit_trail').countDocuments({ 'entry.kind': { $in: kinds } });
  const said = { routingKey: auditRecorded.routingKey, 'envelope.data.kind': { $in: kinds } };
  return database.collection('outbox').countDocuments(said);
}
