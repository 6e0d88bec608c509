import type { FeatureModule } from '@deepam/messaging';
import { AuditViews } from './audit-views.js';
import { EraseOldEntries } from './erase/erase-old-entries.js';
import { AuditTrailCsvController } from './audit-trail-csv/audit-trail-csv.controller.js';
import { AuditTrailCsvHandler } from './audit-trail-csv/audit-trail-csv.handler.js';
import { KeepingTime } from './keeping-time.js';
import { ListAuditTrailController } from './list-audit-trail/list-audit-trail.controller.js';
import { DocumentOpeningsController } from './document-openings/document-openings.controller.js';
import { NoteFileOpenedController } from './note-file-opened/note-file-opened.controller.js';
import { NoteFileOpenedHandler } from './note-file-opened/note-file-opened.handler.js';
import { OnAuditRecorded } from './on-audit-recorded/on-audit-recorded.handler.js';
import { auditBatchModel, auditBatchSchema } from './persistence/audit-batch.schema.js';
import { AuditBatchesRepository } from './persistence/audit-batches.repository.js';
import { auditRowModel, auditRowSchema } from './persistence/audit-row.schema.js';
import { AuditRowsRepository } from './persistence/audit-rows.repository.js';
import { AuditSealer } from './seal/audit-sealer.js';
import { VerifyAuditTrailHandler } from './verify-audit-trail/verify-audit-trail.handler.js';

export const auditTrail: FeatureModule = {
  models: [
    { name: auditBatchModel, schema: auditBatchSchema },
    { name: auditRowModel, schema: auditRowSchema },
  ],
  controllers: [
    AuditTrailCsvController,
    DocumentOpeningsController,
    ListAuditTrailController,
    NoteFileOpenedController,
    OnAuditRecorded,
  ],
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
