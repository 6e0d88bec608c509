import type { KeyObject } from 'node:crypto';
import type { TokenAlgorithm } from '@deepam/contracts';

export type PublicKey =
  | { readonly kty: 'EC'; readonly crv: 'P-256'; readonly x: string; readonly y: string }
  | { readonly kty: 'RSA'; readonly n: string; readonly e: string };

export const algorithmOf = ({ kty }: PublicKey): TokenAlgorithm => (kty === 'EC' ? 'ES256' : 'RS256');

export interface RingKey {
  readonly generation: number;
  readonly kid: string;
  readonly activeFrom: Date;
  readonly publicKey: PublicKey;
  readonly privateKey: KeyObject;
}

export type PublicJwk = PublicKey & { readonly kid: string; readonly alg: TokenAlgorithm; readonly use: 'sig' };
