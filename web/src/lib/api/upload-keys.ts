import { newIdempotencyKey } from './build-request.js';

interface Known {
  /** The call and the fields that go with the file. */
  readonly what: string;
  readonly key: string;
}

const keys = new WeakMap<File, Known>();

/**
 * The same file with the same fields to the same place is the same upload: a further try after a broken line has the same key,
 * so that the server does it once, however often it arrives.
 */
export function uploadKey(file: File, what: string): string {
  const known = keys.get(file);
  if (known?.what === what) return known.key;
  const key = newIdempotencyKey();
  keys.set(file, { what, key });
  return key;
}

/** The server has answered: whatever is sent next is something new. */
export const endUpload = (file: File): boolean => keys.delete(file);
