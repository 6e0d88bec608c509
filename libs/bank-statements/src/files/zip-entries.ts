import { inflateRawSync } from 'node:zlib';
import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';
import { type Entry, centralEntries } from './central-entries.js';

const endMark = 0x06054b50;
export const localMark = 0x04034b50;
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

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - endLength; at >= Math.max(0, bytes.length - endLength - maxComment); at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at;
  throw new StatementRefused('not-a-table');
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
