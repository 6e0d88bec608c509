import type { mongo } from 'mongoose';

interface Pool {
  readonly minPoolSizeTimer?: NodeJS.Timeout;
}

/** Where the driver's client keeps its pools; its types do not show it. */
export interface PoolsInside {
  readonly topology?: { readonly s: { readonly servers: ReadonlyMap<string, { readonly pool: Pool }> } };
}

/**
 * A pool of the driver (7.8.0) looks ten times a second whether it has the connections that it must have, though it must have none: a third of
 * what a process takes while nobody is there. What the look does beside, to leave out connections of no more use, the pool does whenever one is
 * asked for. An operator whose `MONGO_URL` asks for either (`minPoolSize`, `maxIdleTimeMS`) has the look.
 */
export function restPools(client: mongo.MongoClient): void {
  const { minPoolSize, maxIdleTimeMS } = client.options;
  if (minPoolSize > 0 || maxIdleTimeMS > 0) return;
  const rest = () => {
    const { topology } = client as unknown as PoolsInside;
    for (const { pool } of topology?.s.servers.values() ?? []) clearTimeout(pool.minPoolSizeTimer);
  };
  rest();
  // The pool of a new primary, or of one that is back, sets its timer after it has said so.
  client.on('connectionPoolReady', () => setImmediate(rest));
}
