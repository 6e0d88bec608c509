import { randomBytes } from 'node:crypto';
import type { AuditEntry } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { auditRowModel, type AuditRow } from './audit-row.schema.js';

@Injectable()
export class AuditRowsRepository {
  constructor(@InjectModel(auditRowModel) private readonly model: Model<AuditRow>) {}

  /** One that is there stays as it is. */
  async add(_id: string, entry: AuditEntry, session: ClientSession): Promise<void> {
    const row = { entry, salt: randomBytes(16).toString('base64url'), batch: null };
    await this.model.updateOne({ _id }, { $setOnInsert: row }, { upsert: true, session });
  }
}
