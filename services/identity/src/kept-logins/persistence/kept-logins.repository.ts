import { mostPinTries } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { keptLoginModel, type KeptLoginDocument } from './kept-login.schema.js';

@Injectable()
export class KeptLoginsRepository {
  constructor(@InjectModel(keptLoginModel) private readonly model: Model<KeptLoginDocument>) {}

  async find(_id: string): Promise<KeptLoginDocument | null> {
    return this.model.findById(_id).lean();
  }

  /** In the place of the one that this session had. */
  async replace(keptLogin: KeptLoginDocument, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ sessionId: keptLogin.sessionId }, { session });
    await this.model.create([keptLogin], { session });
  }

  /** The kept logins of the account that exceed the limit. The ones that expire first were used longest ago: a login on the device moves the end. */
  async beyond(accountId: string, most: number, session: ClientSession): Promise<KeptLoginDocument[]> {
    return this.model.find({ accountId }).sort({ expiresAt: -1, _id: 1 }).skip(most).session(session).lean();
  }

  /** The owner has come with the password: tries count anew. @returns false when it has been removed meanwhile */
  async rebind(
    { _id, accountId, sessionId, expiresAt }: Pick<KeptLoginDocument, '_id' | 'accountId' | 'sessionId' | 'expiresAt'>,
    session: ClientSession,
  ): Promise<boolean> {
    const change = { $set: { sessionId, expiresAt, tries: 0 } };
    return (await this.model.updateOne({ _id, accountId }, change, { session })).matchedCount === 1;
  }

  /**
   * Takes one of the tries before the PIN is looked at, in one write: of a hundred at a moment no more than are allowed get one.
   * @returns how many are taken now, or null when there was none left
   */
  async takeTry(_id: string): Promise<number | null> {
    const filter = { _id, tries: { $lt: mostPinTries } };
    const after = await this.model.findOneAndUpdate(filter, { $inc: { tries: 1 } }, { returnDocument: 'after' }).lean();
    return after?.tries ?? null;
  }

  /** The PIN was right: tries count anew. @returns false when wrong ones beside it have removed it */
  async forgive(_id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.updateOne({ _id }, { $set: { tries: 0 } }, { session })).matchedCount === 1;
  }

  /** @returns false when it had been removed before */
  async remove(_id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.deleteOne({ _id }, { session })).deletedCount === 1;
  }

  /** @returns how many there were */
  async removeAll(accountId: string, session: ClientSession): Promise<number> {
    return (await this.model.deleteMany({ accountId }, { session })).deletedCount;
  }
}
