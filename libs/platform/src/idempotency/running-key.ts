/** The Idempotency-Key that the current request holds; `owner` fences off an attempt that was taken over. */
export interface RunningKey {
  readonly id: string;
  readonly owner: string;
}
