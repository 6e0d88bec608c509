import type { NotificationKind } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const inboxModel = 'Inbox';

/**
 * The next notification gets the number after `lastSeq`, without gaps. A change of `readings` tells every open page of
 * the member to reload.
 */
export interface InboxDocument {
  _id: string;
  lastSeq: number;
  broadcastsReadTo: number;
  mutedKinds: string[];
  readings: number;
}

export const inboxSchema = new Schema<InboxDocument>(
  {
    _id: { type: String, required: true },
    lastSeq: { type: Number, default: 0 },
    broadcastsReadTo: { type: Number, default: 0 },
    mutedKinds: { type: [String], default: [] },
    readings: { type: Number, default: 0 },
  },
  { collection: 'inboxes', versionKey: false },
);

@Injectable()
export class InboxesRepository {
  constructor(@InjectModel(inboxModel) private readonly model: Model<InboxDocument>) {}

  /**
   * Two transactions that number for one member conflict and one is repeated, so a lower number is never committed
   * after a higher one: a reader who has seen 7 has seen 1 to 6.
   * @returns a number for each of `memberIds`, in their order
   */
  async nextSeqs(memberIds: readonly string[], session: ClientSession): Promise<number[]> {
    const more = new Map<string, number>();
    for (const id of memberIds) more.set(id, (more.get(id) ?? 0) + 1);
    const counting = [...more].map(([_id, by]) => ({
      updateOne: { filter: { _id }, update: { $inc: { lastSeq: by } }, upsert: true },
    }));
    await this.model.bulkWrite(counting, { session });
    const inboxes = await this.model
      .find({ _id: { $in: [...more.keys()] } }, { lastSeq: 1 })
      .session(session)
      .lean();
    const lastSeq = new Map(inboxes.map((inbox) => [inbox._id, inbox.lastSeq - more.get(inbox._id)!]));
    return memberIds.map((id) => {
      const seq = lastSeq.get(id)! + 1;
      lastSeq.set(id, seq);
      return seq;
    });
  }

  async find(memberId: string): Promise<Omit<InboxDocument, '_id'>> {
    const found = await this.model.findById(memberId).lean();
    return {
      lastSeq: found?.lastSeq ?? 0,
      broadcastsReadTo: found?.broadcastsReadTo ?? 0,
      mutedKinds: found?.mutedKinds ?? [],
      readings: found?.readings ?? 0,
    };
  }

  /** @returns the inboxes of the members that have one, by their ids */
  async findAll(memberIds: readonly string[]): Promise<Map<string, Pick<InboxDocument, 'lastSeq' | 'readings'>>> {
    const found = await this.model.find({ _id: { $in: [...memberIds] } }, { lastSeq: 1, readings: 1 }).lean();
    return new Map(found.map(({ _id, lastSeq = 0, readings = 0 }) => [_id, { lastSeq, readings }]));
  }

  async readBroadcastsTo(memberId: string, seq: number): Promise<void> {
    await this.model.updateOne({ _id: memberId }, { $max: { broadcastsReadTo: seq } }, { upsert: true });
  }

  async noteReading(memberIds: readonly string[], session?: ClientSession): Promise<void> {
    if (memberIds.length === 0) return;
    const noting = memberIds.map((_id) => ({
      updateOne: { filter: { _id }, update: { $inc: { readings: 1 } }, upsert: true },
    }));
    await this.model.bulkWrite(noting, { ...(session && { session }) });
  }

  async setMuted(memberId: string, muted: NotificationKind[], unmuted: NotificationKind[]): Promise<void> {
    await this.model.updateOne({ _id: memberId }, { $addToSet: { mutedKinds: { $each: muted } } }, { upsert: true });
    await this.model.updateOne({ _id: memberId }, { $pullAll: { mutedKinds: unmuted } });
  }

  async mutedBy(memberIds: readonly string[], kind: string): Promise<Set<string>> {
    const found = await this.model.find({ _id: { $in: memberIds }, mutedKinds: kind }, { _id: 1 }).lean();
    return new Set(found.map((inbox) => inbox._id));
  }
}
