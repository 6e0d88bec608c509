export interface ReadWord {
  readonly text: string;
  readonly height: number;
  /** The first sign is drawn as ₹, however it was recognised: the alphabet of the recogniser lacks it. */
  readonly hasRupeeSign: boolean;
}
export type ReadLine = readonly ReadWord[];
