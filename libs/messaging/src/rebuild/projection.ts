import type { INestApplicationContext } from '@nestjs/common';
import type { Connection } from 'mongoose';

/** Data that a service derives from events of other owners, and that can be rebuilt from them. */
export interface Projection {
  readonly about: string;
  /** The collection, if it holds nothing else; otherwise the projection is rebuilt in place. */
  readonly collection?: string;
  /**
   * Rebuilds a projection in place: for sums and the like, whose handlers must not get an event twice. Returns the
   * number of counted events.
   */
  readonly remake?: (
    connection: Connection,
    databasePrefix: string,
    service: INestApplicationContext,
  ) => Promise<number>;
}
