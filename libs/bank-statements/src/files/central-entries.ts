import { StatementRefused } from '../statement-refused.js';

const entryMark = 0x02014b50;

export interface Entry {
  readonly name: string;
  readonly offset: number;
  readonly method: number;
  readonly packedBytes: number;
  readonly isEncrypted: boolean;
}

export function centralEntries(bytes: Buffer, start: number, count: number): Entry[] {
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
