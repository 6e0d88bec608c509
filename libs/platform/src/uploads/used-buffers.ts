import { collectYoung } from '../background/collect-young.js';

const kept = 4_194_304;

let used = 0;

/**
 * A file passes through buffers of sockets and files, each used once. V8 leaves 32 MiB of them to its next collection,
 * because it only sees the small objects that hold them.
 */
export function noteUsedBuffers(bytes: number): void {
  used += bytes;
  if (used < kept) return;
  used = 0;
  collectYoung();
}
