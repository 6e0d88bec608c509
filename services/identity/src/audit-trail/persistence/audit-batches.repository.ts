import { isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Batch } from '../domain/batch.js';
import { auditBatchModel, type AuditBatchDocument } from './audit-batch.schema.js';

@Injectable()
export class AuditBatchesRepository {
  constructor(@InjectModel(auditBatchModel) private readonly model: Model<AuditBatchDocument>) {}

  async findLast(session: ClientSession | null = null): Promise<Batch | null> {
    const found = await this.model.findOne().sort({ _id: -1 }).session(session).lean();
    return found && batchOf(found);
  }

  async find(n: number): Promise<Batch | null> {
    const found = await this.model.findById(n).lean();
    return found && batchOf(found);
  }

  async *upTo(n: number): AsyncGenerator<Batch> {
    const cursor = this.model
      .find({ _id: { $lte: n } })
      .sort({ _id: 1 })
      .lean()
      .cursor();
    for await (const document of cursor) yield batchOf(document);
  }

  async lastBefore(moment: Date): Promise<number | null> {
    const found = await this.model
      .findOne({ sealedAt: { $lt: moment } }, { _id: 1 })
      .sort({ _id: -1 })
      .lean();
    return found && found._id;
  }

  async add({ n, ...batch }: Batch, session: ClientSession): Promise<void> {
    await this.model.create([{ _id: n, ...batch, entries: [...batch.entries] }], { session });
  }

  isTaken(error: unknown): boolean {
    return isDuplicateKey(error);
  }
}

const batchOf = ({ _id, previous, sealedAt, entries, hash }: AuditBatchDocument): Batch => ({
  n: _id,
  previous,
  sealedAt,
  entries: entries.map(({ id, digest }) => ({ id, digest })),
  hash,
});
