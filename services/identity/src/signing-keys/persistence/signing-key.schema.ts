import { Schema } from 'mongoose';
import type { Sealed } from '../../encryption/domain/sealed.js';
import { sealedSchema } from '../../encryption/sealed.schema.js';
import type { PublicKey } from '../ring-key.js';

export const signingKeyModel = 'SigningKey';

/** The generation is the id, so of two replicas that make the same one, the second fails and uses the first's. */
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
