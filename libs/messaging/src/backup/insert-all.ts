import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import type { StoredCollection } from './manifest-schema.js';
import type { Bytes } from './summed-file.js';
import { UnusableBackup } from './unusable-backup.js';

const { BSON } = mongo;
const batch = { documents: 1_000, bytes: 8_000_000 };
/** Every value stays of its very type, also numbers that JavaScript knows one type of only. */
const exact = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

export const namesIn = async (database: mongo.Db) => {
  const all = await database.listCollections({}, { nameOnly: true }).toArray();
  return all.filter(({ name }) => !name.startsWith('system.'));
};

export async function insertAll(collection: mongo.Collection, content: Bytes): Promise<void> {
  let documents: mongo.Document[] = [];
  let bytes = 0;
  const insert = async () => {
    if (documents.length > 0) await collection.insertMany(documents, { ordered: false, forceServerObjectId: true });
    [documents, bytes] = [[], 0];
  };
  for await (const document of documentsIn(content)) {
    documents.push(BSON.deserialize(document, exact));
    bytes += document.length;
    if (documents.length >= batch.documents || bytes >= batch.bytes) await insert();
  }
  await insert();
}

async function* documentsIn(content: Bytes): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0);
  for await (const piece of content) {
    rest = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece]);
    let start = 0;
    while (rest.length - start >= 4) {
      const length = rest.readInt32LE(start);
      if (rest.length - start < length) break;
      yield rest.subarray(start, start + length);
      start += length;
    }
    rest = rest.subarray(start);
  }
}

export async function expectContent(
  collection: mongo.Collection,
  { documents, content }: StoredCollection,
): Promise<void> {
  const hash = createHash('sha256');
  let count = 0;
  const found = collection.find({}, { raw: true, sort: { _id: 1 } }).stream() as unknown as Bytes;
  for await (const document of found) {
    hash.update(document);
    count += 1;
  }
  if (count !== documents || hash.digest('hex') !== content)
    throw new UnusableBackup(`${collection.namespace} does not read as it was written: is anybody else writing there?`);
}
