// node tests/upgrade/dump.mjs FOLDER: while `npm start` runs, writes what its databases hold into a new folder here. See README.md.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);
// The embedded server is older than the driver wants.
require(join(root, 'libs/testing/embedded-mongo-wire.cjs'));
const { BSON, MongoClient } = require('mongodb');
const { Client } = require('minio');

/** Of each kind of file; all of them would be megabytes. */
const filesOfAKind = 2;

const [name] = process.argv.slice(2);
if (!name || !/^[\w-]+$/.test(name)) {
  console.error('node tests/upgrade/dump.mjs FOLDER: how to call the state, in letters, digits and hyphens');
  process.exit(2);
}

const dataDir = process.env.DATA_DIR ?? join(root, '.data');
const read = async (file) => JSON.parse(await readFile(join(dataDir, file), 'utf8'));
const { services } = await read('environments.json');
const { dataKeys, fileLinkSecret } = await read('secrets.json');
const databases = {};
const client = await MongoClient.connect(services.identity.MONGO_URL);
try {
  for (const service of ['commission', 'cotton-order', 'identity', 'network', 'notification']) {
    const database = client.db(`${services[service].MONGO_DB_PREFIX ?? 'deepam'}_${service}`);
    databases[service] = {};
    for (const { name: collection } of await database.listCollections().toArray()) {
      const documents = await database.collection(collection).find().sort({ _id: 1 }).toArray();
      const indexes = await database.collection(collection).indexes();
      databases[service][collection] = { indexes, documents };
    }
  }
} finally {
  await client.close();
}
const waiting = databases.network.memberships.documents.map(({ planRequest }) => planRequest?.proofKey);
const objects = await someObjects(services.identity, new Set(waiting));
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
await mkdir(folder);
const text = BSON.EJSON.stringify({ commit, databases, objects }, { relaxed: false });
await writeFile(join(folder, 'databases.json.gz'), gzipSync(text, { level: 9 }));
const opened = { secrets: { dataKeys, fileLinkSecret }, logins: await read('demo-logins.json') };
await writeFile(join(folder, 'opened-with.json'), `${JSON.stringify(opened, null, 2)}\n`);
console.log(`${folder} holds what was there at ${commit}`);

/** A few files of each folder of the store, as base64 by key; first those of requests that wait, which somebody will open. */
async function someObjects(env, waiting) {
  const { hostname, port } = new URL(env.S3_ENDPOINT);
  const keys = { accessKey: env.S3_ACCESS_KEY, secretKey: env.S3_SECRET_KEY, region: env.S3_REGION };
  const store = new Client({ endPoint: hostname, port: Number(port), useSSL: false, ...keys });
  const taken = new Map();
  const found = {};
  const keysInStore = [];
  for await (const { name } of store.listObjectsV2(env.S3_BUCKET, '', true)) keysInStore.push(name);
  for (const key of keysInStore.sort((a, b) => waiting.has(b) - waiting.has(a))) {
    const kind = key.slice(0, key.lastIndexOf('/'));
    const count = taken.get(kind) ?? 0;
    taken.set(kind, count + 1);
    if (count >= filesOfAKind) continue;
    const parts = [];
    for await (const part of await store.getObject(env.S3_BUCKET, key)) parts.push(part);
    found[key] = Buffer.concat(parts).toString('base64');
  }
  return found;
}
