import { inflateRawSync } from 'node:zlib';
import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const maxComment = 65_535;

/** A part of a workbook, unpacked. */
export interface Part {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Entries of a ZIP as its directory tells of them, each unpacked for as long as the limit allows: what it says of its sizes is not
 * believed, and what stands between the entries is not looked at.
 * @throws StatementRefused too-large, protected, not-a-table
 */
export function unzipped(bytes: Buffer, isWanted: (name: string) => boolean): Part[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) throw new StatementRefused('too-large');
  const entries = centralEntries(bytes, bytes.readUInt32LE(end + 16), count);
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new StatementRefused('protected');
  let left: number = limits.unpackedBytes;
  return entries.flatMap((entry) => {
    if (!isWanted(entry.name)) return [];
    const content = unpacked(dataAt(bytes, entry), entry.method, left);
    left -= content.length;
    return [{ name: entry.name, content }];
  });
}

interface Entry {
  readonly name: string;
  readonly offset: number;
  readonly method: number;
  readonly packedBytes: number;
  readonly isEncrypted: boolean;
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
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      offset: bytes.readUInt32LE(at + 42),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) !== 0,
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function dataAt(bytes: Buffer, { offset, packedBytes }: Entry): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localMark) throw new StatementRefused('not-a-table');
  const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (from + packedBytes > bytes.length) throw new StatementRefused('not-a-table');
  return bytes.subarray(from, from + packedBytes);
}

function unpacked(content: Buffer, method: number, left: number): Buffer {
  if (method !== 0 && method !== 8) throw new StatementRefused('not-a-table');
  if (content.length > left || left === 0) throw new StatementRefused('too-large');
  if (method === 0) return content;
  try {
    return inflateRawSync(content, { maxOutputLength: left });
  } catch (error) {
    const isTooLarge = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new StatementRefused(isTooLarge ? 'too-large' : 'not-a-table', { cause: error });
  }
}

/** The parts as an archive of ours, not packed, for a reader that goes through it from the front. It says no checksums. */
export function zipped(parts: readonly Part[]): Buffer[] {
  return parts.flatMap(({ name, content }) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(localMark, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(Buffer.byteLength(name), 26);
    return [header, Buffer.from(name), content];
  });
}
