import type { Connection } from 'mongoose';

/** Milliseconds that the server waits for a change before it answers that there was none; by default it answers each second. */
const longestWait = 20_000;

/** The stream answers before the connection takes the server for dead. */
export function changeStreamOptions(connection: Connection): { readonly maxAwaitTimeMS: number } {
  const { socketTimeoutMS } = connection.getClient().options;
  return { maxAwaitTimeMS: socketTimeoutMS > 0 ? Math.min(longestWait, socketTimeoutMS / 2) : longestWait };
}
