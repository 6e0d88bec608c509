/**
 * `running`: no effect yet; `done`: the effect is committed; `answered`: the answer is stored as well. Until
 * `leaseUntil` the attempt is taken to be alive.
 */
export interface KeyRecord {
  readonly _id: string;
  readonly owner: string;
  readonly fingerprint: string;
  readonly state: 'running' | 'done' | 'answered';
  readonly leaseUntil: Date;
  /** Encrypted with a key that only the holder of the Idempotency-Key can derive. */
  readonly answer?: string;
  readonly expiresAt: Date;
}

export const keyRecordModel = 'IdempotencyKey';
