import type { KeyObject } from 'node:crypto';
import type { TokenAlgorithm } from '@deepam/contracts';

/** The public half of a key pair (RFC 7518, 6.2.1 and 6.3.1). */
export type PublicKey =
  | { readonly kty: 'EC'; readonly crv: 'P-256'; readonly x: string; readonly y: string }
  | { readonly kty: 'RSA'; readonly n: string; readonly e: string };

/** A key signs by one algorithm alone. */
export const algorithmOf = ({ kty }: PublicKey): TokenAlgorithm => (kty === 'EC' ? 'ES256' : 'RS256');

export interface RingKey {
  readonly generation: number;
  readonly kid: string;
  readonly activeFrom: Date;
  readonly publicKey: PublicKey;
  readonly privateKey: KeyObject;
}

/** A public key as a verifier reads it (RFC 7517). */
export type PublicJwk = PublicKey & { readonly kid: string; readonly alg: TokenAlgorithm; readonly use: 'sig' };
