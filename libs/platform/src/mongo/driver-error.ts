/**
 * The driver wraps an error, such as a lost connection, into a failed write of several documents; this function unwraps
 * it.
 */
export function driverError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'MongoBulkWriteError') return error;
  const { errorResponse } = error as Error & { errorResponse?: unknown };
  return errorResponse instanceof Error ? errorResponse : error;
}

const duplicateKey = 11_000;

export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === duplicateKey;

export const outageNames: ReadonlySet<string> = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoClientClosedError',
]);
