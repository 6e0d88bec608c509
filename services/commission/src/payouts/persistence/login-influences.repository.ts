import { influenceDays } from '@deepam/contracts';
import { Clock, Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';
import type { PayoutDocument } from './payout.schema.js';

export const loginInfluenceModel = 'LoginInfluence';

interface LoginInfluenceDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly personId: string;
  readonly at: Date;
}

export const loginInfluenceSchema = new Schema<LoginInfluenceDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true, index: true },
    personId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'login_influences', versionKey: false },
);

const DAY = 24 * 3_600_000;

interface Influence {
  readonly memberId: string;
  readonly influencedBy: readonly string[];
}

/** People who may control a member's logins count as payees of the member's payouts. */
@Injectable()
export class LoginInfluencesRepository {
  private readonly influences: Documents<LoginInfluenceDocument>;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    this.influences = database.documents(loginInfluenceModel);
  }

  async recordInfluence(session: ClientSession, { memberId, influencedBy }: Influence, at: Date): Promise<void> {
    for (const personId of influencedBy) {
      const _id = `${memberId}/${personId}`;
      await this.influences.update({ _id }, { $set: { memberId, personId }, $max: { at } }, { session, upsert: true });
    }
  }

  /**
   * The accounts are those of the requesters and of everyone who influenced the members' logins in the last
   * `influenceDays`.
   */
  async payeeAccounts(
    payouts: readonly Pick<PayoutDocument, 'memberId' | 'requesterAccounts'>[],
    session?: ClientSession,
  ): Promise<string[]> {
    const since = new Date(this.clock.now().getTime() - influenceDays * DAY);
    const memberIds = payouts.map(({ memberId }) => memberId);
    const found = await this.influences.find({ memberId: { $in: memberIds }, at: { $gt: since } }, { session });
    const requesters = payouts.flatMap(({ requesterAccounts }) => requesterAccounts);
    return [...new Set([...requesters, ...found.map(({ personId }) => personId)])];
  }
}
