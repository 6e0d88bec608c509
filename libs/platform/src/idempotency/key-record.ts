/**
 * In the state `running` there is no effect yet; in `done` the effect is committed; in `answered` the answer is stored
 * as well. The attempt is presumed alive until `leaseUntil`.
 */
export interface KeyRecord {
  readonly _id: string;
  readonly owner: string;
  readonly fingerprint: string;
  readonly state: 'running' | 'done' | 'answered';
  readonly leaseUntil: Date;
  /** The answer is encrypted with a key that only the holder of the Idempotency-Key can derive. */
  readonly answer?: string;
  readonly expiresAt: Date;
}

export const keyRecordModel = 'IdempotencyKey';
