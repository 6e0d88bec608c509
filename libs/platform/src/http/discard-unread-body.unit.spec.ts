import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { discardUnreadBody } from './discard-unread-body.js';

const mebibyte = 1_048_576;
const piece = 65_536;

it('discarded uploads leave only some MiB of used buffers', async () => {
  const before = process.memoryUsage().external;
  let [most, size] = [0, 0];
  function upload() {
    let left = (7 * mebibyte) / piece;
    const read = function (this: Readable) {
      most = Math.max(most, process.memoryUsage().external - before);
      size += left > 0 ? piece : 0;
      this.push(left > 0 ? Buffer.allocUnsafeSlow(piece).fill(1) : null);
      left -= 1;
    };
    const socket = { destroySoon: () => undefined };
    const raw = Object.assign(new Readable({ read }), { complete: false, httpVersionMajor: 1, socket });
    const request = { raw, headers: { 'transfer-encoding': 'chunked' } };
    discardUnreadBody(request as unknown as FastifyRequest, { header: () => undefined } as unknown as FastifyReply);
    return finished(raw);
  }
  await Promise.all(Array.from({ length: 8 }, upload));
  expect(size).toBe(56 * mebibyte);
  expect(most).toBeLessThan(16 * mebibyte);
});
