import { tokenAlgorithm } from '@deepam/contracts';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair } from 'jose';
import type { Vault } from '../encryption/vault.js';
import { privateKeyPlace, type SigningKeyDocument } from './persistence/signing-key.schema.js';

/** As hard to break as a key of 128 bits (NIST SP 800-57); of older releases there are keys with 2048 until they are rotated. */
const MODULUS_BITS = 3072;

/** A fresh key pair, its private half sealed. */
export async function makeSigningKey(generation: number, activeFrom: Date, vault: Vault): Promise<SigningKeyDocument> {
  const pair = await generateKeyPair(tokenAlgorithm, { modulusLength: MODULUS_BITS, extractable: true });
  const { kty = 'RSA', n = '', e = '' } = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint({ kty, n, e });
  return {
    _id: generation,
    kid,
    activeFrom,
    publicKey: { kty, n, e },
    privateKey: vault.seal(await exportPKCS8(pair.privateKey), privateKeyPlace(kid)),
  };
}
