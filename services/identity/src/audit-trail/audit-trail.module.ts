import type { FeatureModule } from '@deepam/messaging';
import { AuditViews } from './audit-views.js';
import { EraseOldEntries, KeepingTime } from './erase-old-entries.js';
import { AuditTrailCsvHandler } from './audit-trail-csv.js';
import { NoteFileOpenedHandler } from './note-file-opened.js';
import { OnAuditRecorded } from './on-audit-recorded.js';
import { AuditBatchesRepository, auditBatchModel, auditBatchSchema } from './persistence/audit-batches.repository.js';
import { auditRowModel, auditRowSchema, AuditRowsRepository } from './persistence/audit-rows.repository.js';
import { AuditSealer } from './audit-sealer.js';
import { VerifyAuditTrailHandler } from './verify-audit-trail/verify-audit-trail.js';
import { AuditTrailController } from './audit-trail.controller.js';

export const auditTrail: FeatureModule = {
  models: [
    { name: auditBatchModel, schema: auditBatchSchema },
    { name: auditRowModel, schema: auditRowSchema },
  ],
  controllers: [AuditTrailController, OnAuditRecorded],
  providers: [
    AuditBatchesRepository,
    AuditRowsRepository,
    AuditSealer,
    AuditTrailCsvHandler,
    AuditViews,
    EraseOldEntries,
    KeepingTime,
    NoteFileOpenedHandler,
    VerifyAuditTrailHandler,
  ],
};
