import { objectId } from '@deepam/contracts';
import { rowsAfter } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { z } from 'zod';
import {
  counterModel,
  broadcastReadModel,
  broadcastModel,
  type BroadcastDocument,
  type BroadcastReadDocument,
  type CounterDocument,
  type SeenBroadcast,
  type BroadcastReader,
} from './broadcast.schema.js';

export const newestFirst = { createdAt: -1, _id: -1 } as const;

export const position = z.tuple([
  z
    .int()
    .transform((ms) => new Date(ms))
    .pipe(z.date()),
  objectId,
]);
export type Position = z.output<typeof position>;

export const positionOf = ({ createdAt, _id }: { createdAt: Date; _id: string }) => [createdAt.getTime(), _id];
interface Placed {
  readonly createdAt: Date;
  readonly _id: string;
}
export function newerFirst(a: Placed, b: Placed): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1);
}

@Injectable()
export class BroadcastsRepository {
  constructor(
    @InjectModel(broadcastModel) private readonly model: Model<BroadcastDocument>,
    @InjectModel(broadcastReadModel) private readonly reads: Model<BroadcastReadDocument>,
    @InjectModel(counterModel) private readonly counters: Model<CounterDocument>,
  ) {}

  async add(broadcast: Omit<BroadcastDocument, 'seq'>, session: ClientSession): Promise<void> {
    const counter = await this.counters
      .findOneAndUpdate(
        { _id: 'broadcasts' },
        { $inc: { value: 1 } },
        { session, upsert: true, returnDocument: 'after' },
      )
      .lean();
    if (!counter) throw new Error('An upsert gave nothing back');
    await this.model.create([{ ...broadcast, seq: counter.value }], { session });
  }

  async listSent(limit: number, position: Position | null): Promise<BroadcastDocument[]> {
    return this.model
      .find(rowsAfter({}, newestFirst, position))
      .sort(newestFirst)
      .limit(limit)
      .lean();
  }

  async listFor(
    reader: BroadcastReader,
    { unread, limit, position }: { unread: boolean; limit: number; position: Position | null },
  ): Promise<SeenBroadcast[]> {
    const filters = [await this.filterFor(reader, unread), rowsAfter({}, newestFirst, position)];
    const found = await this.model.find({ $and: filters }).sort(newestFirst).limit(limit).lean();
    return this.withReadState(reader, found);
  }

  async listAfter(reader: BroadcastReader, seq: number, limit: number): Promise<SeenBroadcast[]> {
    const found = await this.model
      .find({ seq: { $gt: seq }, createdAt: { $gte: reader.since } })
      .sort({ seq: 1 })
      .limit(limit)
      .lean();
    return this.withReadState(reader, found);
  }

  async countUnread(reader: BroadcastReader): Promise<number> {
    return this.model.countDocuments(await this.filterFor(reader, true));
  }

  async lastSeq(): Promise<number> {
    return (await this.counters.findById('broadcasts').lean())?.value ?? 0;
  }

  async markRead(memberId: string, id: string): Promise<boolean> {
    const broadcast = await this.model.findById(id, { seq: 1 }).lean();
    if (!broadcast) return false;
    const { seq } = broadcast;
    await this.reads.updateOne({ memberId, seq }, { $setOnInsert: { broadcastId: id } }, { upsert: true });
    return true;
  }

  private async filterFor({ memberId, since, readTo }: BroadcastReader, unread: boolean) {
    if (!unread) return { createdAt: { $gte: since } };
    const read = await this.reads.distinct('seq', { memberId, seq: { $gt: readTo } });
    return { createdAt: { $gte: since }, seq: { $gt: readTo, $nin: read } };
  }

  private async withReadState(
    { memberId, readTo }: BroadcastReader,
    found: BroadcastDocument[],
  ): Promise<SeenBroadcast[]> {
    const newer = found.filter((broadcast) => broadcast.seq > readTo).map((broadcast) => broadcast.seq);
    const read = new Set(newer.length === 0 ? [] : await this.reads.distinct('seq', { memberId, seq: { $in: newer } }));
    return found.map((broadcast) => ({ ...broadcast, isRead: broadcast.seq <= readTo || read.has(broadcast.seq) }));
  }
}
