export interface Wanted {
  readonly batchId: string;
  /** When the latest file was made of which whoever asks knows that the bank never got it, in milliseconds since 1970. */
  readonly lost: number;
  readonly format: string;
}
