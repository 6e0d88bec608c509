import { mostPinTries } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const pinSignInModel = 'PinSignIn';

/**
 * The PIN opens nothing without the 32 random bytes of `share`, however often it is tried on the device. MongoDB
 * removes the document after `expiresAt`, with the record of its session.
 */
export interface PinSignInDocument {
  _id: string;
  accountId: string;
  sessionId: string;
  proofDigest: string;
  share: string;
  tries: number;
  expiresAt: Date;
}

const text = { type: String, required: true };

export const pinSignInSchema = new Schema<PinSignInDocument>(
  {
    _id: text,
    accountId: text,
    sessionId: text,
    proofDigest: text,
    share: text,
    tries: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'pin_sign_ins', versionKey: false },
);
pinSignInSchema.index({ accountId: 1 });
pinSignInSchema.index({ sessionId: 1 });
pinSignInSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

@Injectable()
export class PinSignInsRepository {
  constructor(@InjectModel(pinSignInModel) private readonly model: Model<PinSignInDocument>) {}

  async find(_id: string): Promise<PinSignInDocument | null> {
    return this.model.findById(_id).lean();
  }

  async replace(pinSignIn: PinSignInDocument, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ sessionId: pinSignIn.sessionId }, { session });
    await this.model.create([pinSignIn], { session });
  }

  /** The saved logins that expire first were used longest ago, since a login on the device moves the end. */
  async findBeyond(accountId: string, most: number, session: ClientSession): Promise<PinSignInDocument[]> {
    return this.model.find({ accountId }).sort({ expiresAt: -1, _id: 1 }).skip(most).session(session).lean();
  }

  /**
   * A login with the password resets the tries.
   * @returns false if the saved login was removed since
   */
  async rebind(
    { _id, accountId, sessionId, expiresAt }: Pick<PinSignInDocument, '_id' | 'accountId' | 'sessionId' | 'expiresAt'>,
    session: ClientSession,
  ): Promise<boolean> {
    const change = { $set: { sessionId, expiresAt, tries: 0 } };
    return (await this.model.updateOne({ _id, accountId }, change, { session })).matchedCount === 1;
  }

  /**
   * One write takes the try before the PIN is checked, so of a hundred concurrent tries only the allowed number
   * succeeds.
   * @returns the number of taken tries, or null if none was left
   */
  async takeTry(_id: string): Promise<number | null> {
    const filter = { _id, tries: { $lt: mostPinTries } };
    const after = await this.model.findOneAndUpdate(filter, { $inc: { tries: 1 } }, { returnDocument: 'after' }).lean();
    return after?.tries ?? null;
  }

  /**
   * A right PIN resets the tries.
   * @returns false if concurrent wrong PINs have removed it
   */
  async forgive(_id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.updateOne({ _id }, { $set: { tries: 0 } }, { session })).matchedCount === 1;
  }

  async remove(_id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.deleteOne({ _id }, { session })).deletedCount === 1;
  }

  async removeAll(accountId: string, session: ClientSession): Promise<number> {
    return (await this.model.deleteMany({ accountId }, { session })).deletedCount;
  }
}
