import { randomBytes } from 'node:crypto';
import { type AuditEntry, type AuditKind, objectId, openingKinds } from '@deepam/contracts';
import { CollectedInserts, Database, newId, rowsAfter } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import { z } from 'zod';
import { type Batch, payloadDigest, type SealedEntry } from '../domain/batch.js';
import type { FoundEntry } from '../domain/broken-links.js';

export const auditRowModel = 'AuditRow';

export interface AuditRow {
  _id: string;
  entry: AuditEntry | null;
  /** The random salt is erased with the entry, so that the digest reveals nothing about it. */
  salt: string | null;
  batch: number | null;
}

export const auditRowSchema = new Schema<AuditRow>(
  {
    _id: { type: String, required: true },
    entry: { type: Schema.Types.Mixed, default: null },
    salt: { type: String, default: null },
    batch: { type: Number, default: null },
  },
  { collection: 'audit_trail', versionKey: false, minimize: false },
);
auditRowSchema.index({ 'entry.at': -1, _id: -1 });
auditRowSchema.index({ 'entry.memberId': 1, 'entry.at': -1, _id: -1 });
auditRowSchema.index({ 'entry.actor.id': 1, 'entry.at': -1, _id: -1 });
auditRowSchema.index({ 'entry.kind': 1, 'entry.at': -1, _id: -1 });
auditRowSchema.index({ batch: 1, _id: 1 });

export interface AuditFilter {
  readonly person?: string | undefined;
  readonly member?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly exceptOpeningsOf?: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type ReadableRow = AuditRow & { readonly entry: AuditEntry };

const newestFirst = { 'entry.at': -1, _id: -1 } as const;
export const place = z.tuple([z.iso.datetime(), objectId]);
export type Place = z.output<typeof place>;
export const placeOf = ({ entry, _id }: ReadableRow): Place => [entry.at, _id];

@Injectable()
export class AuditRowsRepository {
  private readonly added: CollectedInserts<AuditRow>;

  constructor(
    @InjectModel(auditRowModel) private readonly model: Model<AuditRow>,
    private readonly database: Database,
  ) {
    const rows = database.documents<AuditRow>(auditRowModel);
    this.added = new CollectedInserts(database.attempts, (all, session) => rows.insertUnchecked(all, session));
  }

  /**
   * The entry is written right before the commit.
   * @throws Error if the session has no transaction
   */
  add(entry: AuditEntry, session: ClientSession): void {
    this.added.add(session, [{ _id: newId(), ...rowOf(entry) }]);
    this.database.wakeUps.afterCommit(auditRowModel, session);
  }

  async addEntry(_id: string, entry: AuditEntry, session: ClientSession): Promise<void> {
    this.database.wakeUps.afterCommit(auditRowModel, session);
    await this.model.updateOne({ _id }, { $setOnInsert: rowOf(entry) }, { upsert: true, session });
  }

  async findUnsealed(limit: number, session: ClientSession | null = null): Promise<SealedEntry[]> {
    const found = await this.model.find({ batch: null }).sort({ _id: 1 }).limit(limit).session(session).lean();
    return found.map((row) => ({ id: row._id, digest: digestOf(row) ?? '' }));
  }

  async countUnsealed(): Promise<number> {
    return this.model.countDocuments({ batch: null });
  }

  async markSealed({ n, entries }: Batch, session: ClientSession): Promise<void> {
    const ids = entries.map(({ id }) => id);
    await this.model.updateMany({ _id: { $in: ids }, batch: null }, { $set: { batch: n } }, { session });
  }

  async eraseUpTo(n: number): Promise<void> {
    await this.model.updateMany({ batch: { $gte: 1, $lte: n }, salt: { $ne: null } }, { entry: null, salt: null });
  }

  async listNewest(filter: AuditFilter, limit: number, place: Place | null): Promise<ReadableRow[]> {
    const { person, member, kind, exceptOpeningsOf, from, to } = filter;
    const conditions = {
      ...(person !== undefined && { 'entry.actor.id': person }),
      ...(member !== undefined && { 'entry.memberId': member }),
      ...(kind !== undefined && { 'entry.kind': kind }),
      ...(exceptOpeningsOf !== undefined && {
        'entry.memberId': exceptOpeningsOf,
        'entry.kind': { $in: openingKinds },
        $and: [
          { $or: [{ 'entry.actor.id': { $ne: exceptOpeningsOf } }, { 'entry.after.passwordFrom': { $exists: true } }] },
        ],
      }),
    };
    // The place in the list filters the same field, so this condition is separate.
    const time = { 'entry.at': { $gte: from ?? '', $lt: to ?? '9' } };
    const found = await this.model
      .find({ $and: [time, rowsAfter(conditions, newestFirst, place)] })
      .sort(newestFirst)
      .limit(limit)
      .lean();
    return found as ReadableRow[];
  }

  async sealedAfter(before: number, n: number): Promise<FoundEntry[]> {
    const found = await this.model.find({ batch: { $gt: before, $lte: n } }).lean();
    return found.map((row) => ({ id: row._id, digest: digestOf(row) }));
  }

  async *notUpTo(n: number): AsyncGenerator<{ id: string; batch: unknown }> {
    const rows = this.model.collection.find(
      { batch: { $ne: null, $not: { $gt: 0, $lte: n } } },
      { projection: { batch: 1 } },
    );
    for await (const { _id, batch } of rows) yield { id: String(_id), batch };
  }
}

const rowOf = (entry: AuditEntry): Omit<AuditRow, '_id'> => ({
  entry,
  salt: randomBytes(16).toString('base64url'),
  batch: null,
});

const digestOf = ({ salt, entry }: AuditRow): string | null =>
  salt === null || entry === null ? null : payloadDigest(salt, entry);
