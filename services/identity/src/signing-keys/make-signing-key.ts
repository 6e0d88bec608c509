import type { TokenAlgorithm } from '@deepam/contracts';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';
import type { Vault } from '../encryption/vault.js';
import { privateKeyPlace, type SigningKeyDocument } from './persistence/signing-key.schema.js';
import type { PublicKey } from './ring-key.js';

/**
 * An RSA key of this size is as strong as ES256, at 128 bits (NIST SP 800-57). Older releases made keys of 2048 bits.
 */
const MODULUS_BITS = 3072;

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
