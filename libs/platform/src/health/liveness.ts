/** A part that the process cannot work without: database, broker, store. */
export interface LivenessCheck {
  readonly name: string;
  own(): Promise<unknown>;
  fresh(): Promise<unknown>;
  /** Grows while the own client makes progress, however long its queue is. */
  worked?(): number;
}
