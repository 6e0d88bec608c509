import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * A PNG (RFC 2083) that differs each time, in the place of a screenshot of a payment. `side` is in pixels; of `noise` no byte can be
 * saved: three to a pixel.
 */
export function proofImage(side = 64, content: 'colour' | 'noise' = 'colour'): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits a channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const colour = [0, 1, 2].map(() => Math.floor(Math.random() * 256));
  const line = () =>
    Buffer.concat([
      Buffer.from([0]),
      content === 'noise' ? randomBytes(side * 3) : Buffer.alloc(side * 3, Buffer.from(colour)),
    ]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, line)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
