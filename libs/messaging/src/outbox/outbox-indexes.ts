import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { outboxModelName, type OutboxRow } from './outbox.schema.js';

const expiryIndex = 'publishedAt_1';

/** Earlier versions let published rows expire; now they are the log of events. */
@Injectable()
export class OutboxIndexes implements OnModuleInit {
  constructor(@InjectModel(outboxModelName) private readonly rows: Model<OutboxRow>) {}

  async onModuleInit(): Promise<void> {
    await this.rows.init();
    // Looked for first: no index can be dropped while a replica that starts at the same time is building one.
    const indexes = await this.rows.listIndexes();
    if (indexes.some(({ name }) => name === expiryIndex)) await this.rows.collection.dropIndex(expiryIndex);
  }
}
