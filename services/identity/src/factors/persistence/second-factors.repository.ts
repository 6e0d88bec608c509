import { isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import type { Sealed } from '../../encryption/domain/sealed.js';
import { sealedSchema } from '../../encryption/sealed-store.js';

export const secondFactorModel = 'SecondFactor';

export interface SecondFactorDocument {
  _id: string;
  secret: Sealed | null;
  pending: Sealed | null;
  pendingUntil: Date | null;
  /**
   * Another person had given the password shortly before the set-up, so the next temporary password removes the app.
   */
  underHandedPassword: boolean;
  lastStep: number;
  recoveryCodes: string[];
}

export const secretPlace = (accountId: string): string => `second-factor/${accountId}`;

const sealedOrNull = { type: sealedSchema, default: null };

export const secondFactorSchema = new Schema<SecondFactorDocument>(
  {
    _id: { type: String, required: true },
    secret: sealedOrNull,
    pending: sealedOrNull,
    pendingUntil: { type: Date, default: null },
    underHandedPassword: { type: Boolean, default: false },
    lastStep: { type: Number, default: 0 },
    recoveryCodes: { type: [String], default: [] },
  },
  { collection: 'second_factors', versionKey: false },
);

type SecondFactor = Readonly<SecondFactorDocument>;

const isOn = { $ne: null };

/** One conditional write uses a code, so of two calls with one code, on any replicas, one succeeds. */
@Injectable()
export class SecondFactorsRepository {
  constructor(@InjectModel(secondFactorModel) private readonly model: Model<SecondFactorDocument>) {}

  async find(accountId: string): Promise<SecondFactor | null> {
    return this.model.findById(accountId).lean();
  }

  async isOn(accountId: string): Promise<boolean> {
    return (await this.model.exists({ _id: accountId, secret: isOn })) !== null;
  }

  /** @returns false if an app is set up already */
  async begin(accountId: string, pending: Sealed, pendingUntil: Date): Promise<boolean> {
    try {
      const change = { $set: { pending, pendingUntil } };
      await this.model.updateOne({ _id: accountId, secret: null }, change, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** @returns false if the secret is not the pending one any more */
  async confirm(
    accountId: string,
    pending: Sealed,
    set: Pick<SecondFactor, 'lastStep' | 'recoveryCodes' | 'underHandedPassword'>,
    session: ClientSession,
  ): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id: accountId, secret: null, 'pending.box': pending.box },
      { $set: { ...set, secret: pending, pending: null, pendingUntil: null } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** @returns false if its code, or a later one, was used before */
  async takeStep(accountId: string, step: number): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id: accountId, secret: isOn, lastStep: { $lt: step } },
      { $set: { lastStep: step } },
    );
    return modifiedCount === 1;
  }

  /** @returns false if the code does not exist, or was used before */
  async takeRecoveryCode(accountId: string, digest: string): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id: accountId, secret: isOn, recoveryCodes: digest },
      { $pull: { recoveryCodes: digest } },
    );
    return modifiedCount === 1;
  }

  /** @returns false if the app is turned off */
  async replaceRecoveryCodes(accountId: string, recoveryCodes: string[], session: ClientSession): Promise<boolean> {
    const filter = { _id: accountId, secret: isOn };
    return (await this.model.updateOne(filter, { $set: { recoveryCodes } }, { session })).matchedCount === 1;
  }

  /**
   * The removed app was set up under a password of another person, or is not confirmed yet.
   * @returns whether a confirmed app was removed
   */
  async removeOfHandedPassword(accountId: string, session: ClientSession): Promise<boolean> {
    const filter = { _id: accountId, $or: [{ secret: null }, { underHandedPassword: true }] };
    const removed = await this.model.findOneAndDelete(filter).session(session).lean();
    return removed?.secret != null;
  }

  async remove(accountId: string, session: ClientSession): Promise<boolean> {
    const removed = await this.model.findOneAndDelete({ _id: accountId }).session(session).lean();
    return removed?.secret != null;
  }
}
