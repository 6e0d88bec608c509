import { followPageSize, type QueryOf, type ResponseOf, type sessionRevocations } from '@deepam/contracts';
import { revocationId, type Revocation } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { revocationOf, sessionRevocationModel, type SessionRevocationDocument } from './session-revocation.schema.js';

export interface NewRevocation extends Revocation {
  readonly revokedAt: Date;
}

@Injectable()
export class StoredRevocations {
  constructor(@InjectModel(sessionRevocationModel) private readonly model: Model<SessionRevocationDocument>) {}

  async add(revocation: NewRevocation, session: ClientSession): Promise<void> {
    const { memberId, sessionId, sessionVersion, keeps, revokedAt } = revocation;
    await this.model.updateOne(
      { _id: revocationId(revocation) },
      {
        // A late event changes nothing, so no follower of the list reads a row twice.
        $max: { sessionVersion, revokedAt, ...(keeps && { keeps: { atVersion: sessionVersion, ...keeps } }) },
        ...(sessionId !== undefined && { $setOnInsert: { memberId, sessionId } }),
      },
      { session, upsert: true },
    );
  }

  async listSince({
    since,
    after,
  }: QueryOf<typeof sessionRevocations>): Promise<ResponseOf<typeof sessionRevocations>> {
    const instant = new Date(since);
    const sameInstant = after === undefined ? [] : [{ revokedAt: instant, _id: { $gt: after } }];
    const found = await this.model
      .find({ $or: [{ revokedAt: { $gt: instant } }, ...sameInstant] })
      .sort({ revokedAt: 1, _id: 1 })
      .limit(followPageSize)
      .lean();
    return found.map((revocation) => ({
      ...revocationOf(revocation),
      revokedAt: revocation.revokedAt.toISOString(),
    }));
  }
}
