import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { objectList } from './manifest.js';
import { type FileSum } from './manifest-schema.js';

const entry = z.object({ key: z.string(), contentType: z.string(), size: z.number(), sha256: z.string() });

export type CopiedObject = z.output<typeof entry> & FileSum;

export const lineOf = (copied: CopiedObject): Uint8Array => Buffer.from(`${JSON.stringify(copied)}\n`);

export async function* listedObjects(folder: string): AsyncGenerator<CopiedObject> {
  const lines = createInterface({ input: createReadStream(objectList(folder)).pipe(createGunzip()) });
  for await (const line of lines) yield entry.parse(JSON.parse(line));
}
