import { z } from 'zod';

/** The id of the AES-256 key is stored with every value that it seals. */
export interface DataKey {
  readonly id: string;
  readonly secret: Buffer;
}

/** The first key seals; the others only open values from before a rotation. */
export type DataKeys = readonly [DataKey, ...DataKey[]];

const KEY_BYTES = 32;
const entry = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]+=*)$/;
const expected = 'entries "id:key" divided by commas, the current one first, each key 32 random bytes in base64';

/** The current key comes first in a list of `id:base64key`, separated by commas. Errors never quote the text. */
export const dataKeysSetting = z
  .string()
  .transform((text, context): DataKeys => {
    const keys = text.split(',').flatMap(parseEntry);
    const [current, ...older] = keys;
    const ids = new Set(keys.map(({ id }) => id));
    if (current && ids.size === text.split(',').length) return [current, ...older];
    context.addIssue(expected);
    return z.NEVER;
  })
  .describe(expected);

function parseEntry(part: string): DataKey[] {
  const [, id, encoded = ''] = entry.exec(part.trim()) ?? [];
  const secret = Buffer.from(encoded, 'base64');
  return id !== undefined && secret.length === KEY_BYTES ? [{ id, secret }] : [];
}
