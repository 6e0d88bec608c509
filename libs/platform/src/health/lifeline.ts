/** A part that the process cannot work without: database, broker, store. */
export interface Lifeline {
  readonly name: string;
  /** A round trip by the process's own client. */
  own(): Promise<unknown>;
  /** A round trip by a connection that is made for it and closed again. */
  fresh(): Promise<unknown>;
  /** Grows while the own client gets work done, however long the queue before it is. */
  worked?(): number;
}
