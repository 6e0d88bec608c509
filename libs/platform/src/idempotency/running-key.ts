/** The Idempotency-Key that the current request holds; `owner` fences off an attempt that was taken over. */
export interface RunningKey {
  readonly id: string;
  readonly owner: string;
  /** Transactions under way that will mark it as done. Whoever changes its record meanwhile makes them begin again. */
  transactions: number;
}
