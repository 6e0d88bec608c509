import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { DemoLogin } from '@deepam/contracts';
import { testInfra } from '@deepam/testing';
import { Client } from 'minio';
import { BSON, MongoClient, type Document, type IndexDescriptionInfo } from 'mongodb';

interface State {
  /** By service and collection. */
  readonly databases: Record<string, Record<string, Collection>>;
  /** Some files of the store as base64, by key; none in the first states. */
  readonly objects?: Record<string, string>;
}
interface Collection {
  readonly indexes: readonly IndexDescriptionInfo[];
  readonly documents: Document[];
}
interface OpenedWith {
  readonly secrets: Record<string, string>;
  readonly logins: readonly DemoLogin[];
}

const fileOf = (name: string, file: string) => fileURLToPath(new URL(`./${name}/${file}`, import.meta.url));

/** Fills empty databases with what was dumped, indexes too, and the data folder with the secrets that open it. */
export async function restore(name: string, prefix: string, dataDir: string): Promise<void> {
  const { databases, objects = {} } = await stateOf(name);
  const client = await MongoClient.connect(testInfra().mongoUrl);
  try {
    for (const [service, collections] of Object.entries(databases)) {
      for (const [collection, content] of Object.entries(collections)) {
        await fill(client, `${prefix}_${service}`, collection, content);
      }
    }
  } finally {
    await client.close();
  }
  await store(objects);
  const { secrets } = await openedWith(name);
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
}

/** Keys of the files that came along. */
export const filesOf = async (name: string): Promise<string[]> => Object.keys((await stateOf(name)).objects ?? {});

async function stateOf(name: string): Promise<State> {
  const text = gunzipSync(await readFile(fileOf(name, 'databases.json.gz'))).toString();
  return BSON.EJSON.parse(text, { relaxed: false }) as State;
}

export async function openedWith(name: string): Promise<OpenedWith> {
  return JSON.parse(await readFile(fileOf(name, 'opened-with.json'), 'utf8')) as OpenedWith;
}

async function store(objects: Record<string, string>): Promise<void> {
  const { endpoint, region, bucket, accessKey, secretKey } = testInfra().s3;
  const { hostname: endPoint, port } = new URL(endpoint);
  const client = new Client({ endPoint, port: Number(port), useSSL: false, region, accessKey, secretKey });
  for (const [key, content] of Object.entries(objects)) {
    const data = Buffer.from(content, 'base64');
    await client.putObject(bucket, key, data, data.length, { 'Content-Type': `image/${key.split('.').at(-1)}` });
  }
}

async function fill(client: MongoClient, dbName: string, name: string, { indexes, documents }: Collection) {
  const collection = await client.db(dbName).createCollection(name);
  const own = indexes.filter((index) => index.name !== '_id_');
  // The namespace names the database it came from.
  if (own.length > 0) await collection.createIndexes(own.map(({ ns: _, ...index }) => ({ ...index })));
  if (documents.length > 0) await collection.insertMany(documents);
}
