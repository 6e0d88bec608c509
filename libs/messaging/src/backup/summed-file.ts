import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FileSum } from './manifest-schema.js';

export type Bytes = AsyncIterable<Uint8Array>;

const pieceBytes = 262_144;

export async function writeSummed(path: string, content: Bytes, isCompressed = false): Promise<FileSum> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  const write = async (pieces: Bytes) => {
    for await (const piece of pieces) {
      hash.update(piece);
      size += piece.length;
      for (let done = 0; done < piece.length;) done += (await handle.write(piece, done)).bytesWritten;
    }
  };
  try {
    if (isCompressed) await pipeline(Readable.from(inPieces(content)), createGzip({ level: 1 }), write);
    else await write(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest('hex') };
}

export async function sumOf(path: string): Promise<FileSum> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
    hash.update(piece as Uint8Array);
    size += (piece as Uint8Array).length;
  }
  return { size, sha256: hash.digest('hex') };
}

export const isSame = (one: FileSum, other: FileSum): boolean => one.size === other.size && one.sha256 === other.sha256;

export const decompressed = (path: string): Bytes =>
  createReadStream(path, { highWaterMark: pieceBytes }).pipe(createGunzip());

/** Small pieces are joined, because each piece costs a change of threads. */
async function* inPieces(content: Bytes): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(waiting);
    [waiting, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

export async function* hashed(content: Bytes, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
