/** A word as it was recognised. */
export interface ReadWord {
  readonly text: string;
  /** Height of its box, in pixels. */
  readonly height: number;
  /** Its first sign is drawn as ₹, whatever it was taken for: the recognised alphabet has no such sign. */
  readonly hasRupeeSign: boolean;
}
export type ReadLine = readonly ReadWord[];
