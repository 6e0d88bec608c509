import { tokenAlgorithm } from '@deepam/contracts';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';
import type { Vault } from '../encryption/vault.js';
import { privateKeyPlace, type SigningKeyDocument } from './persistence/signing-key.schema.js';
import type { PublicKey } from './ring-key.js';

export async function makeSigningKey(generation: number, activeFrom: Date, vault: Vault): Promise<SigningKeyDocument> {
  const pair = await generateKeyPair(tokenAlgorithm, { extractable: true });
  const publicKey = partsOf(await exportJWK(pair.publicKey));
  const kid = await calculateJwkThumbprint(publicKey);
  const privateKey = vault.seal(await exportPKCS8(pair.privateKey), privateKeyPlace(kid));
  return { _id: generation, kid, activeFrom, publicKey, privateKey };
}

const partsOf = ({ x = '', y = '' }: JWK): PublicKey => ({ kty: 'EC', crv: 'P-256', x, y });
