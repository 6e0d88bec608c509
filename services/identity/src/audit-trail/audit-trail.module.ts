import type { Aggregate } from '@deepam/messaging';
import { OnAuditRecorded } from './on-audit-recorded/on-audit-recorded.handler.js';
import { auditRowModel, auditRowSchema } from './persistence/audit-row.schema.js';
import { AuditRowsRepository } from './persistence/audit-rows.repository.js';

export const auditTrail: Aggregate = {
  models: [{ name: auditRowModel, schema: auditRowSchema }],
  controllers: [OnAuditRecorded],
  providers: [AuditRowsRepository],
};
