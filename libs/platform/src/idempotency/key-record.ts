/** `running`: no effect yet; `done`: the effect is committed; `answered`: the answer is stored as well. */
export interface KeyRecord {
  readonly _id: string;
  readonly owner: string;
  readonly fingerprint: string;
  readonly state: 'running' | 'done' | 'answered';
  /** Until then the attempt is taken to be alive. */
  readonly leaseUntil: Date;
  /** Encrypted with a key that only the holder of the Idempotency-Key can derive. */
  readonly answer?: string;
  readonly expiresAt: Date;
}

export const keyRecordModel = 'IdempotencyKey';
