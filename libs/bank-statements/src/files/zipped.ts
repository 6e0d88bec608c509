import { localMark, type Part } from './zip-entries.js';

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
