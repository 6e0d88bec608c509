import type { KeyObject } from 'node:crypto';

export interface RingKey {
  readonly generation: number;
  readonly kid: string;
  readonly activeFrom: Date;
  readonly publicKey: { kty: string; n: string; e: string };
  readonly privateKey: KeyObject;
}

/** A public key as a verifier reads it (RFC 7517). */

export interface PublicJwk {
  readonly kty: string;
  readonly n: string;
  readonly e: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: 'sig';
}
