import { DomainError, isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const passkeyModel = 'Passkey';

interface PasskeyDocument {
  _id: string;
  accountId: string;
  credentialId: string;
  /** The key is in COSE format, encoded in base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  isBackedUp: boolean;
}

const credentialIndex = 'one_account_per_credential';

export const passkeySchema = new Schema<PasskeyDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    credentialId: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    isBackedUp: { type: Boolean, required: true },
  },
  { collection: 'passkeys', versionKey: false },
);
passkeySchema.index({ credentialId: 1 }, { unique: true, name: credentialIndex });
passkeySchema.index({ accountId: 1, createdAt: 1 });

export type Passkey = Readonly<PasskeyDocument>;

@Injectable()
export class PasskeysRepository {
  constructor(@InjectModel(passkeyModel) private readonly model: Model<PasskeyDocument>) {}

  async list(accountId: string, session: ClientSession | null = null): Promise<Passkey[]> {
    return this.model.find({ accountId }).sort({ createdAt: 1, _id: 1 }).session(session).lean();
  }

  async hasAny(accountId: string): Promise<boolean> {
    return (await this.model.exists({ accountId })) !== null;
  }

  async findByCredential(credentialId: string): Promise<Passkey | null> {
    return this.model.findOne({ credentialId }).lean();
  }

  /** @throws DomainError IDENTITY.PASSKEY_TAKEN, whatever account has it */
  async add(passkey: Passkey, session: ClientSession): Promise<void> {
    try {
      await this.model.create([passkey], { session });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('IDENTITY.PASSKEY_TAKEN', { cause: error });
    }
  }

  /**
   * A use is recorded only if its counter rises, so of two concurrent uses with the same counter one fails.
   * Authenticators without a counter always send 0.
   * @returns false if the counter did not rise, or the passkey was removed
   */
  async noteUse(
    _id: string,
    { counter, ...use }: Pick<Passkey, 'counter' | 'isBackedUp'> & { readonly lastUsedAt: Date },
  ): Promise<boolean> {
    const before = counter === 0 ? 0 : { $lt: counter };
    const { matchedCount } = await this.model.updateOne({ _id, counter: before }, { $set: { ...use, counter } });
    return matchedCount === 1;
  }

  async remove(accountId: string, _id: string, session: ClientSession): Promise<boolean> {
    return (await this.model.deleteOne({ _id, accountId }, { session })).deletedCount === 1;
  }

  async removeAll(accountId: string, session: ClientSession): Promise<number> {
    return (await this.model.deleteMany({ accountId }, { session })).deletedCount;
  }
}
