import { auditEntry, type AuditEntry } from '@deepam/contracts';
import { AuditEntries } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AuditRowsRepository } from './persistence/audit-rows.repository.js';

@Injectable()
export class KeptAuditEntries extends AuditEntries {
  constructor(private readonly rows: AuditRowsRepository) {
    super();
  }

  async add(session: ClientSession, entry: AuditEntry): Promise<void> {
    this.rows.add(auditEntry.parse(entry), session);
  }
}
