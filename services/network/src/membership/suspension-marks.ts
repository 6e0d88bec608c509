import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';

@Injectable()
export class SuspensionMarks {
  constructor(@InjectModel(membershipModel) private readonly model: Model<Membership>) {}

  async changed(
    { _id, revision, isSuspended }: { _id: string; revision: number; isSuspended: boolean },
    session: ClientSession,
  ): Promise<void> {
    const known = await this.model.findById(_id).session(session).lean<Partial<Membership>>();
    if ((known?.suspensionRevision ?? 0) >= revision) return;
    const change = { $set: { isSuspended, suspensionRevision: revision } };
    await this.model.updateOne({ _id }, change, { session, upsert: true });
  }
}
