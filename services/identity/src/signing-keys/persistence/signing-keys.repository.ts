import type { KeyObject } from 'node:crypto';
import { isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import type { tokenAlgorithm } from '@deepam/contracts';
import type { Sealed } from '../../encryption/domain/sealed.js';
import { sealedSchema } from '../../encryption/sealed-store.js';

export interface PublicKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
}

export interface RingKey {
  readonly generation: number;
  readonly kid: string;
  readonly activeFrom: Date;
  readonly publicKey: PublicKey;
  readonly privateKey: KeyObject;
}

export type PublicJwk = PublicKey & { readonly kid: string; readonly alg: typeof tokenAlgorithm; readonly use: 'sig' };

export const signingKeyModel = 'SigningKey';

/**
 * The generation is the id, so of two replicas that make the same generation, the second one fails and uses the key of
 * the first one.
 */
export interface SigningKeyDocument {
  _id: number;
  kid: string;
  activeFrom: Date;
  publicKey: PublicKey;
  privateKey: Sealed;
}

export const privateKeyPlace = (kid: string): string => `signing-key/${kid}`;

export const signingKeySchema = new Schema<SigningKeyDocument>(
  {
    _id: { type: Number, required: true },
    kid: { type: String, required: true },
    activeFrom: { type: Date, required: true },
    publicKey: {
      type: new Schema(
        {
          kty: { type: String, required: true },
          crv: { type: String, required: true },
          x: { type: String, required: true },
          y: { type: String, required: true },
        },
        { _id: false },
      ),
      required: true,
    },
    privateKey: { type: sealedSchema, required: true },
  },
  { collection: 'signing_keys', versionKey: false },
);

export type SigningKeyRecord = Readonly<SigningKeyDocument>;

@Injectable()
export class SigningKeysRepository {
  constructor(@InjectModel(signingKeyModel) private readonly model: Model<SigningKeyDocument>) {}

  async findAll(): Promise<SigningKeyRecord[]> {
    return this.model.find().sort({ _id: 1 }).lean();
  }

  /** @returns false if this generation exists already, since another process was faster */
  async add(key: SigningKeyRecord): Promise<boolean> {
    try {
      await this.insert(key, null);
      return true;
    } catch (error) {
      if (!this.isTaken(error)) throw error;
      return false;
    }
  }

  async insert(key: SigningKeyRecord, session: ClientSession | null): Promise<void> {
    await this.model.create([key], { session });
  }

  isTaken(error: unknown): boolean {
    return isDuplicateKey(error);
  }

  async reseal(generation: number, from: Sealed, to: Sealed): Promise<void> {
    await this.model.updateOne({ _id: generation, 'privateKey.box': from.box }, { $set: { privateKey: to } });
  }

  async remove(generations: readonly number[]): Promise<void> {
    await this.model.deleteMany({ _id: { $in: generations } });
  }
}
