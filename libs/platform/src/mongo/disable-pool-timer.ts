import type { mongo } from 'mongoose';

interface Pool {
  readonly minPoolSizeTimer?: NodeJS.Timeout;
}

/** Where the driver's client keeps its pools; its types do not show it. */
export interface PoolsInside {
  readonly topology?: { readonly s: { readonly servers: ReadonlyMap<string, { readonly pool: Pool }> } };
}

/**
 * A pool of the driver (7.8.0) checks its minimum of connections ten times a second, even if the minimum is 0: a third
 * of the work of an idle process. The pool also drops unusable connections whenever one is requested. The timer stays
 * if `MONGO_URL` sets `minPoolSize` or `maxIdleTimeMS`.
 */
export function disablePoolTimer(client: mongo.MongoClient): void {
  const { minPoolSize, maxIdleTimeMS } = client.options;
  if (minPoolSize > 0 || maxIdleTimeMS > 0) return;
  const rest = () => {
    const { topology } = client as unknown as PoolsInside;
    for (const { pool } of topology?.s.servers.values() ?? []) clearTimeout(pool.minPoolSizeTimer);
  };
  rest();
  // The pool of a new or returned primary sets its timer after this event.
  client.on('connectionPoolReady', () => setImmediate(rest));
}
