import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const kept = 4_194_304;

type Collect = (options: { readonly type: 'minor' }) => void;

let used = 0;
let collect: Collect | undefined;

/**
 * A file passes through buffers of sockets and files, each used once. V8 leaves 32 MiB of them to its next collection,
 * because it only sees the small objects that hold them. The collection blocks the process for about a millisecond.
 */
export function noteUsedBuffers(bytes: number): void {
  used += bytes;
  if (used < kept) return;
  used = 0;
  collect ??= exposed();
  collect({ type: 'minor' });
}

function exposed(): Collect {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return gc;
}
