import type { UplineSnapshot } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { nearestUpline } from '../../tree/domain/ancestry.js';
import { membershipModel, type Membership } from '../../tree/persistence/membership.schema.js';

const shown = { name: 1, isHead: 1, isApproved: 1, plan: 1, live: 1, closedAt: 1 } as const;

@Injectable()
export class UplineSnapshots {
  constructor(@InjectModel(membershipModel) private readonly memberships: Model<Membership>) {}

  /** The snapshot is that of the transaction and contains everything that commission depends on. */
  async takeSnapshot(member: Membership, session: ClientSession): Promise<UplineSnapshot[]> {
    const ids = nearestUpline(member.ancestors);
    const found = await this.memberships
      .find({ _id: { $in: ids } }, shown)
      .session(session)
      .lean<Membership[]>();
    const byId = new Map(found.map((upline) => [upline._id, upline]));
    return ids.map((memberId, place) => {
      const upline = byId.get(memberId);
      if (!upline) throw new Error(`${memberId}, above ${member._id}, has no membership`);
      const { name, isHead, isApproved, plan, live, closedAt } = upline;
      // A deleted or closed account gets no share.
      const isDeleted = live !== true || closedAt !== undefined;
      return { level: place + 1, memberId, name, isHead, isApproved, isDeleted, plan };
    });
  }
}
