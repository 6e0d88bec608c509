import { crc32, createDeflateRaw } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';

export interface ZipPart {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

/** The value is 1 January 1980, the first day that the format knows, so that the same table gives the same file. */
const day = 0x0021;
const version = 20;
/** The flags say that sizes and checksum follow the content, and that names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const marks = { local: 0x04034b50, after: 0x08074b50, entry: 0x02014b50, end: 0x06054b50 };

/** The ZIP has parts with unknown lengths (APPNOTE 4.3). Each part is requested after the previous one was read. */
export async function* zipStream(parts: AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const entries: Buffer[] = [];
  let at = 0;
  for await (const { name, content } of parts) {
    const file = Buffer.from(name);
    const start = at;
    const local = Buffer.concat([numbers([marks.local, 4], ...common(0, 0, 0), [file.length, 2], [0, 2]), file]);
    yield local;
    at += local.length;
    let crc = 0;
    let size = 0;
    let packed = 0;
    const seen = (piece: Buffer) => {
      crc = crc32(piece, crc);
      size += piece.length;
    };
    for await (const piece of packedPieces(content, seen)) {
      yield piece;
      packed += piece.length;
    }
    const after = numbers([marks.after, 4], [crc, 4], [packed, 4], [size, 4]);
    yield after;
    at += packed + after.length;
    const place = [[file.length, 2], ...zeros(2, 2, 2, 2, 4), [start, 4]] as const;
    entries.push(numbers([marks.entry, 4], [version, 2], ...common(crc, packed, size), ...place), file);
  }
  const directory = Buffer.concat(entries);
  const count = entries.length / 2;
  yield directory;
  yield numbers([marks.end, 4], ...zeros(2, 2), [count, 2], [count, 2], [directory.length, 4], [at, 4], [0, 2]);
}

type Field = readonly [value: number, bytes: 2 | 4];
const zeros = (...sizes: readonly (2 | 4)[]): Field[] => sizes.map((bytes) => [0, bytes]);
const common = (crc: number, packed: number, size: number): Field[] => [
  [version, 2],
  [flags, 2],
  [deflated, 2],
  [0, 2],
  [day, 2],
  [crc, 4],
  [packed, 4],
  [size, 4],
];

function numbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

async function* packedPieces(content: AsyncIterable<string>, seen: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  async function* bytes() {
    for await (const text of content) {
      const piece = Buffer.from(text);
      seen(piece);
      yield piece;
    }
  }
  const packer = createDeflateRaw();
  pipeline(Readable.from(bytes(), { objectMode: false }), packer, () => undefined);
  for await (const piece of packer) yield piece as Buffer;
}
