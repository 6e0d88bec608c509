import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { outboxModelName, type OutboxRow } from './outbox.schema.js';

/**
 * Indexes of earlier versions: published rows expired, and entries of the audit trail expired by the time of writing,
 * which may precede their publication.
 */
const formerIndexes = ['publishedAt_1', 'published_audit_end'];
const indexNotFound = 27;

/**
 * Creates the indexes of the outbox, and removes those of earlier versions first, because some conflict with new ones.
 */
@Injectable()
export class OutboxIndexes implements OnModuleInit {
  constructor(@InjectModel(outboxModelName) private readonly rows: Model<OutboxRow>) {}

  async onModuleInit(): Promise<void> {
    await this.rows.init();
    // Looked for first: no index can be dropped while a replica that starts at the same time is building one.
    const former = (await this.rows.listIndexes()).filter(({ name }) => formerIndexes.includes(name));
    for (const { name } of former) {
      await this.rows.collection.dropIndex(name).catch((error: { code?: unknown }) => {
        if (error.code !== indexNotFound) throw error;
      });
    }
    await this.rows.createIndexes();
  }
}
