import { expect, it } from '@jest/globals';
import { noteUsedBuffers } from './used-buffers.js';

const mebibyte = 1_048_576;
const piece = 65_536;

it('used buffers are freed after some MiB, before V8 sees them', () => {
  const before = process.memoryUsage().external;
  let most = 0;
  for (let bytes = 0; bytes < 64 * mebibyte; bytes += piece) {
    Buffer.allocUnsafeSlow(piece).fill(1);
    noteUsedBuffers(piece);
    most = Math.max(most, process.memoryUsage().external - before);
  }
  expect(most).toBeLessThan(16 * mebibyte);
});
