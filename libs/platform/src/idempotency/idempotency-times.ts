export interface IdempotencyTimes {
  /** Milliseconds after which an attempt that has not committed is taken to be dead. */
  readonly leaseMs: number;
  readonly waitMs: number;
}
