import { inflateRawSync } from 'node:zlib';
import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const maxComment = 65_535;

/**
 * Unpacks each entry of a ZIP for as long as the limit allows, so that one that unpacks to gigabytes is refused before anything
 * else reads it: what it says of its own sizes is not believed. Entries follow each other without gaps, as a reader of streams
 * would find others between them that this list does not name.
 * @throws StatementRefused too-large, protected, not-a-table
 */
export function checkZip(bytes: Buffer): void {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) throw new StatementRefused('too-large');
  const entries = centralEntries(bytes, bytes.readUInt32LE(end + 16), count).sort((a, b) => a.offset - b.offset);
  let left: number = limits.unpackedBytes;
  let next = 0;
  for (const entry of entries) {
    if (entry.offset !== next) throw new StatementRefused('not-a-table');
    if (entry.isEncrypted) throw new StatementRefused('protected');
    const data = dataAt(bytes, entry);
    left -= unpackedSize(data.content, entry.method, left);
    next = data.end;
  }
}

interface Entry {
  readonly offset: number;
  readonly method: number;
  readonly packedBytes: number;
  readonly isEncrypted: boolean;
  readonly hasDescriptor: boolean;
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - endLength; at >= Math.max(0, bytes.length - endLength - maxComment); at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at;
  throw new StatementRefused('not-a-table');
}

function centralEntries(bytes: Buffer, start: number, count: number): Entry[] {
  const entries: Entry[] = [];
  for (let at = start; entries.length < count;) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw new StatementRefused('not-a-table');
    const flags = bytes.readUInt16LE(at + 8);
    entries.push({
      offset: bytes.readUInt32LE(at + 42),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      isEncrypted: (flags & 1) !== 0,
      hasDescriptor: (flags & 8) !== 0,
    });
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function dataAt(bytes: Buffer, { offset, packedBytes, hasDescriptor }: Entry): { content: Buffer; end: number } {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localMark) throw new StatementRefused('not-a-table');
  const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const to = from + packedBytes;
  if (to > bytes.length) throw new StatementRefused('not-a-table');
  // A descriptor of sizes may follow, with its mark or without it.
  const descriptor = hasDescriptor ? (bytes.readUInt32LE(to) === 0x08074b50 ? 16 : 12) : 0;
  return { content: bytes.subarray(from, to), end: to + descriptor };
}

function unpackedSize(content: Buffer, method: number, left: number): number {
  if (method === 0 && content.length <= left) return content.length;
  if (method !== 8) throw new StatementRefused(method === 0 ? 'too-large' : 'not-a-table');
  if (left <= 0) throw new StatementRefused('too-large');
  try {
    return inflateRawSync(content, { maxOutputLength: left }).length;
  } catch (error) {
    const isTooLarge = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new StatementRefused(isTooLarge ? 'too-large' : 'not-a-table', { cause: error });
  }
}
