import { auditRecorded, type AuditKind, type ServiceName } from '@deepam/contracts';
import type { Product } from '@deepam/testing';

/** How many entries of these kinds a service has written for the audit trail: identity keeps its own, each other says them. */
export function writtenEntries(test: Product, service: ServiceName, kinds: readonly AuditKind[]): Promise<number> {
  const database = test.database(service);
  if (service === 'identity')
    return database.collection('audit_trail').countDocuments({ 'entry.kind': { $in: kinds } });
  const said = { routingKey: auditRecorded.routingKey, 'envelope.data.kind': { $in: kinds } };
  return database.collection('outbox').countDocuments(said);
}
