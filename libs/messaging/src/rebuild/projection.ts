import type { INestApplicationContext } from '@nestjs/common';
import type { Connection } from 'mongoose';

/** Something that a service keeps of what others own, and that its events alone can make again. */
export interface Projection {
  /** What it holds, for the help of the command. */
  readonly about: string;
  /** Its collection, when it holds nothing else; otherwise it is rebuilt in place. */
  readonly collection?: string;
  /**
   * Makes a projection again in place: for sums and the like, whose handlers must not get an event twice. Returns how many events were
   * counted.
   */
  readonly remake?: (
    connection: Connection,
    databasePrefix: string,
    service: INestApplicationContext,
  ) => Promise<number>;
}
