/** The Idempotency-Key of the current request; `owner` fences off an attempt that was taken over. */
export interface RunningKey {
  readonly id: string;
  readonly owner: string;
  /** The number of open transactions that will mark it as done. A change of its record forces them to restart. */
  transactions: number;
}
