import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { PasskeyPurpose } from '@deepam/contracts';

export const passkeyChallengeModel = 'PasskeyChallenge';

type ChallengePurpose = PasskeyPurpose | 'login' | 'registration';

interface PasskeyChallengeDocument {
  _id: string;
  purpose: ChallengePurpose;
  accountId: string | null;
  sessionId: string | null;
  expiresAt: Date;
}

export const passkeyChallengeSchema = new Schema<PasskeyChallengeDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    accountId: { type: String, default: null },
    sessionId: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passkey_challenges', versionKey: false },
);
passkeyChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
passkeyChallengeSchema.index({ sessionId: 1 }, { sparse: true });

export type ChallengeFor = Readonly<Pick<PasskeyChallengeDocument, 'purpose' | 'accountId' | 'sessionId'>>;

export const inSession = (
  purpose: ChallengePurpose,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId?: string },
): ChallengeFor => ({ purpose, accountId: memberId, sessionId: sessionId ?? null });

export const atLogin: ChallengeFor = { purpose: 'login', accountId: null, sessionId: null };

@Injectable()
export class PasskeyChallengesRepository {
  constructor(@InjectModel(passkeyChallengeModel) private readonly model: Model<PasskeyChallengeDocument>) {}

  async make(boundTo: ChallengeFor, expiresAt: Date): Promise<string> {
    const _id = randomBytes(32).toString('base64url');
    if (boundTo.sessionId !== null) await this.model.deleteMany({ ...boundTo });
    await this.model.create({ _id, ...boundTo, expiresAt });
    return _id;
  }

  /** @returns whether the challenge belongs to this purpose, is valid and unused */
  async takeChallenge(challenge: string, boundTo: ChallengeFor, now: Date): Promise<boolean> {
    const taken = await this.model.findOneAndDelete({ _id: challenge, ...boundTo, expiresAt: { $gt: now } }).lean();
    return taken !== null;
  }
}
