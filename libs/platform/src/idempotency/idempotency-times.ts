export interface IdempotencyTimes {
  /** Milliseconds after which an attempt that has not committed is taken to be dead. */
  readonly leaseMs: number;
  /** Milliseconds that a repeated request waits for the answer of the first. */
  readonly waitMs: number;
}
