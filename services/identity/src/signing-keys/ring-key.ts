import type { KeyObject } from 'node:crypto';
import type { tokenAlgorithm } from '@deepam/contracts';

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
