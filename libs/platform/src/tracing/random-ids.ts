import { randomFillSync } from 'node:crypto';

/** Asking the system for each id would be half of what it takes to begin a span. */
const drawn = Buffer.alloc(4_096);
let used = drawn.length;

export function randomHex(bytes: number): string {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.toString('hex', used - bytes, used);
}
