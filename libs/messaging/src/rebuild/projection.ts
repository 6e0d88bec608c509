import type { INestApplicationContext } from '@nestjs/common';
import type { Connection } from 'mongoose';

/** A service derives this data from events of other owners, and can rebuild it from them. */
export interface Projection {
  readonly about: string;
  /** The collection is named if it holds nothing else; otherwise the projection is rebuilt in place. */
  readonly collection?: string;
  /**
   * A projection of sums and the like is rebuilt in place, because its handlers must not get an event twice.
   * @returns the number of counted events
   */
  readonly remake?: (
    connection: Connection,
    databasePrefix: string,
    service: INestApplicationContext,
  ) => Promise<number>;
}
