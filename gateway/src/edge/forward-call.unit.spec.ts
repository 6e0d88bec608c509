import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { streamedBody } from './forward-call.js';

const mebibyte = 1_048_576;
const piece = 65_536;

/** An upload of pieces that each come in a buffer of their own, as from a socket. */
function upload(pieces: number) {
  const sent = { pieces: 0 };
  const read = function (this: Readable) {
    raw.complete = sent.pieces === pieces;
    if (!raw.complete) sent.pieces += 1;
    this.push(raw.complete ? null : Buffer.allocUnsafeSlow(piece).fill(1));
  };
  const raw = Object.assign(new Readable({ read }), { complete: false });
  const body = streamedBody({ raw, body: null } as unknown as FastifyRequest);
  if (body === null) throw new Error('There is a body.');
  return { raw, sent, body };
}

it('a body is not read further after its service has broken off', async () => {
  const { raw, sent, body } = upload(1_000);
  await turn();
  expect(body.writableNeedDrain).toBe(true);
  const before = sent.pieces;
  body.destroy();
  for (let turns = 0; turns < 10; turns += 1) await turn();
  expect([raw.isPaused(), sent.pieces]).toEqual([true, before]);
});

it('a streamed body leaves only some MiB of used buffers', async () => {
  const { body } = upload((64 * mebibyte) / piece);
  const before = process.memoryUsage().external;
  let [most, size] = [0, 0];
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    most = Math.max(most, process.memoryUsage().external - before);
  }
  expect(size).toBe(64 * mebibyte);
  expect(most).toBeLessThan(16 * mebibyte);
});
