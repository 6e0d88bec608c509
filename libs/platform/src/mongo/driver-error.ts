/**
 * The error that the driver met, where it has put it into that of a write of several documents: a lost connection is called a failed
 * write there.
 */
export function driverError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'MongoBulkWriteError') return error;
  const { errorResponse } = error as Error & { errorResponse?: unknown };
  return errorResponse instanceof Error ? errorResponse : error;
}
