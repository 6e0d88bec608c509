import { isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import type { Batch, SealedEntry } from '../domain/batch.js';

export const auditBatchModel = 'AuditBatch';

export interface AuditBatchDocument {
  _id: number;
  previous: string;
  sealedAt: Date;
  entries: SealedEntry[];
  hash: string;
}

export const auditBatchSchema = new Schema<AuditBatchDocument>(
  {
    _id: { type: Number, required: true },
    previous: { type: String, default: '' },
    sealedAt: { type: Date, required: true },
    entries: [
      new Schema({ id: { type: String, required: true }, digest: { type: String, required: true } }, { _id: false }),
    ],
    hash: { type: String, required: true },
  },
  { collection: 'audit_batches', versionKey: false },
);
auditBatchSchema.index({ sealedAt: 1, _id: -1 });

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
