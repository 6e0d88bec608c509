import { influenceDays } from '@deepam/contracts';
import { Clock, Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { loginInfluenceModel, type LoginInfluenceDocument } from './login-influence.schema.js';
import type { PayoutDocument } from './payout.schema.js';

const DAY = 24 * 3_600_000;

/** Told by an event of identity: everybody who may be behind the login then, or, of an older release, who did it. */
interface Told {
  readonly memberId: string;
  readonly byId: string | null;
  readonly influencedBy?: readonly string[] | undefined;
}

/** The people who may be behind the logins of members, and so the payees of their payouts. */
@Injectable()
export class LoginInfluencesRepository {
  private readonly influences: Documents<LoginInfluenceDocument>;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    this.influences = database.documents(loginInfluenceModel);
  }

  async note(session: ClientSession, { memberId, byId, influencedBy }: Told, at: Date): Promise<void> {
    for (const personId of influencedBy ?? (byId === null ? [] : [byId])) {
      const _id = `${memberId}/${personId}`;
      await this.influences.update({ _id }, { $set: { memberId, personId }, $max: { at } }, { session, upsert: true });
    }
  }

  /** The accounts of everybody who may have requested the payouts or changed the bank details since. */
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
