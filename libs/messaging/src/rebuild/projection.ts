import type { INestApplicationContext } from '@nestjs/common';
import type { Connection } from 'mongoose';

/** Something that a service keeps of what others own, and that its events alone can make again. */
export interface Projection {
  /** What it holds, for the help of the command. */
  readonly about: string;
  /** Its collection, when nothing else is in there; else it is rebuilt in place. */
  readonly collection?: string;
  /** For sums and the like, which no handler may be told twice: makes it again in place. Answers how many events were counted. */
  readonly remake?: (
    connection: Connection,
    databasePrefix: string,
    service: INestApplicationContext,
  ) => Promise<number>;
}
