import { Schema } from 'mongoose';
import type { Sealed } from '../../encryption/domain/sealed.js';
import { sealedSchema } from '../../encryption/sealed.schema.js';

export const signingKeyModel = 'SigningKey';

/** An RSA key pair. The generation is the id: of two replicas that make the same one, the second fails and takes the first's. */
export interface SigningKeyDocument {
  _id: number;
  /** The `kid` in the header of tokens: the thumbprint of the public key. */
  kid: string;
  activeFrom: Date;
  publicKey: { kty: string; n: string; e: string };
  /** PKCS #8 in PEM, sealed at {@link privateKeyPlace}. */
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
          n: { type: String, required: true },
          e: { type: String, required: true },
        },
        { _id: false },
      ),
      required: true,
    },
    privateKey: { type: sealedSchema, required: true },
  },
  { collection: 'signing_keys', versionKey: false },
);
