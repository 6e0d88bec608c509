import { planOfRank, type PlanName } from '@deepam/contracts';
import { Database, type Documents, type MemberStanding, type MemberStandings } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { memberModel, type MemberDocument } from './member.schema.js';

export interface Member {
  readonly _id: string;
  readonly name: string;
  readonly mobile: string;
  readonly referralCode: string;
  readonly isHead: boolean;
  readonly isApproved: boolean;
  readonly plan: PlanName | null;
  readonly isDeleted: boolean;
  /** The revision is that of the profile that name and mobile come from; it is 0 before the first profile event. */
  readonly profileRevision: number;
}

/** Reads the projection, which lags behind the network by moments. */
@Injectable()
export class Members implements MemberStandings {
  private readonly documents: Documents<MemberDocument>;

  constructor(database: Database) {
    this.documents = database.documents(memberModel);
  }

  /** The result is null for a member whose events have not arrived yet. */
  async find(id: string, session?: ClientSession): Promise<Member | null> {
    const found = await this.documents.findOne({ _id: id }, { session });
    return found && toMember(found);
  }

  async findAll(ids: readonly string[], session?: ClientSession): Promise<Map<string, Member>> {
    const found = await this.documents.find({ _id: { $in: ids } }, { session });
    return new Map(found.map((document) => [document._id, toMember(document)]));
  }

  async heads(session?: ClientSession): Promise<string[]> {
    const found = await this.documents.find({ isHead: true }, { session, fields: { _id: 1 } });
    return found.map((head) => head._id);
  }

  async standingOf(memberId: string): Promise<MemberStanding | null> {
    return this.find(memberId);
  }
}

function toMember(document: MemberDocument): Member {
  return {
    _id: document._id,
    name: document.name ?? '',
    mobile: document.mobile ?? '',
    referralCode: document.referralCode ?? '',
    isHead: document.isHead ?? false,
    isApproved: document.isApproved ?? false,
    plan: planOfRank(document.planRank ?? 0),
    isDeleted: document.isDeleted ?? false,
    profileRevision: document.profileRevision ?? 0,
  };
}
