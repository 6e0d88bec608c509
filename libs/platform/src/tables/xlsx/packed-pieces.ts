import { pipeline, Readable } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';

export async function* packedPieces(
  content: AsyncIterable<string>,
  seen: (piece: Buffer) => void,
): AsyncGenerator<Buffer> {
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
