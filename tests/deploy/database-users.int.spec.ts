import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listeningServices, type ServiceName } from '@deepam/contracts';
import { answers, findMongod, freePort, mongoClient, startChild, untilReady, type Child } from '@deepam/local-servers';
import { databaseUsers, passwordVariable, runDatabaseUsers } from '@deepam/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from 'mongodb';

const passwordOf = (user: string) => `a password of ${user}`;

let folder: string;
let server: Child;
let port: number;
const urlOf = (user: string, password = passwordOf(user)) =>
  `mongodb://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/?directConnection=true`;

const as = async <T>(user: string, owner: ServiceName, work: (db: Db) => Promise<T>): Promise<T> => {
  const client = await mongoClient(urlOf(user));
  try {
    return await work(client.db(`deepam_${owner}`));
  } finally {
    await client.close();
  }
};
const make = (passwords: (user: string) => string = passwordOf) => {
  const own = databaseUsers('deepam').map(({ name }) => [passwordVariable(name), passwords(name)]);
  const output = { out: () => undefined, err: console.error };
  return runDatabaseUsers(output, { MONGO_URL: urlOf('root'), ...Object.fromEntries(own) });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deepam-database-'));
  port = await freePort();
  const { path: command } = await findMongod(process.env, () => undefined);
  const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--auth'];
  server = await startChild({ name: 'MongoDB', command, args, logFile: join(folder, 'mongod.log') });
  await untilReady(server, () => answers(port));
  // deploy/servers/mongo-ready.sh does the same: without any user, the machine itself may create the first.
  const first = await mongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  await first.db('admin').command({ createUser: 'root', pwd: passwordOf('root'), roles: ['root'] });
  await first.close();
  expect(await make()).toBe(0);
  for (const name of listeningServices)
    await as(name, name, (db) => db.collection<{ _id: string }>('outbox').insertOne({ _id: name }));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each(listeningServices)(
  'the users of a database let %s do the work of services in its own database',
  async (name) => {
    await as(name, name, async (db) => {
      await db.createCollection('things');
      await db.collection('things').createIndex({ at: 1 }, { expireAfterSeconds: 60 });
      await db.collection('things').insertOne({ at: new Date() });
      await db.collection('things').updateMany({}, { $set: { seen: true } });
      expect(await db.collection('things').countDocuments({ seen: true })).toBe(1);
      expect(await db.collection('things').indexes()).toHaveLength(2);
      await db.collection('things').deleteMany({});
      await db.admin().ping();
    });
  },
);

it.each<[string, (db: Db) => Promise<unknown>]>([
  ['read', (db) => db.collection('outbox').findOne()],
  ['count', (db) => db.collection('outbox').countDocuments()],
  ['write', (db) => db.collection('outbox').insertOne({ forged: true })],
  ['list the collections of', (db) => db.listCollections().toArray()],
  ['remove', (db) => db.dropDatabase()],
])("the user of notification can't access %s the database of another", async (_what, work) => {
  for (const owner of listeningServices.filter((name) => name !== 'notification'))
    await expect(as('notification', owner, work)).rejects.toMatchObject({ code: 13 });
});

it("the user of notification can't extend its own rights", async () => {
  const more = { roles: ['root'] };
  const refused = { code: 13 };
  await as('notification', 'notification', async (db) => {
    const admin = db.client.db('admin');
    await expect(admin.command({ updateUser: 'notification', ...more })).rejects.toMatchObject(refused);
    await expect(admin.command({ createUser: 'other', pwd: 'other', ...more })).rejects.toMatchObject(refused);
    await expect(admin.collection('system.users').findOne()).rejects.toMatchObject(refused);
  });
});

it('the users of a database let the operator read the events of every service', async () => {
  for (const owner of listeningServices)
    expect(await as('operator', owner, (db) => db.collection('outbox').countDocuments())).toBe(1);
});

it('users have the new passwords after another run, and not the old ones', async () => {
  expect(await make((user) => `another ${passwordOf(user)}`)).toBe(0);
  await expect(as('network', 'network', (db) => db.stats())).rejects.toThrow('Authentication failed');
  const client = await mongoClient(urlOf('network', `another ${passwordOf('network')}`));
  expect(await client.db('deepam_network').collection('outbox').countDocuments()).toBe(1);
  await client.close();
});
