import { collectYoung } from '../background/collect-young.js';

/** Bytes of used buffers that a process keeps. */
const kept = 4_194_304;

let used = 0;

/**
 * Bytes of a file went through buffers of sockets and files, each used once. V8 leaves 32 MiB of such buffers to its next collection, as it sees
 * only the small objects that hold them.
 */
export function noteUsedBuffers(bytes: number): void {
  used += bytes;
  if (used < kept) return;
  used = 0;
  collectYoung();
}
