import type { TokenAlgorithm } from '@deepam/contracts';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';
import type { Vault } from '../encryption/vault.js';
import { privateKeyPlace, type SigningKeyDocument } from './persistence/signing-key.schema.js';
import type { PublicKey } from './ring-key.js';

/** Of RS256: as hard to break as a key of 128 bits, which ES256 is (NIST SP 800-57); older releases made keys with 2048. */
const MODULUS_BITS = 3072;

/** A fresh key pair, its private half sealed. */
export async function makeSigningKey(
  algorithm: TokenAlgorithm,
  generation: number,
  activeFrom: Date,
  vault: Vault,
): Promise<SigningKeyDocument> {
  const pair = await generateKeyPair(algorithm, { modulusLength: MODULUS_BITS, extractable: true });
  const publicKey = partsOf(await exportJWK(pair.publicKey));
  const kid = await calculateJwkThumbprint(publicKey);
  const privateKey = vault.seal(await exportPKCS8(pair.privateKey), privateKeyPlace(kid));
  return { _id: generation, kid, activeFrom, publicKey, privateKey };
}

function partsOf({ kty, x = '', y = '', n = '', e = '' }: JWK): PublicKey {
  return kty === 'EC' ? { kty: 'EC', crv: 'P-256', x, y } : { kty: 'RSA', n, e };
}
