import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { descendants, isAlive, poll } from '@deepam/testing';
import { connect } from 'amqplib';
import { mongoClient, startInfrastructure, type Infrastructure } from '../src/index.js';
import { reaperPid } from '../src/processes/process-reaper.js';
import { countMarks, writeMark, type MarkedServers } from './marks.js';

let dataDir: string;
let before: ReadonlySet<number>;
const running: Infrastructure[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deepam-infrastructure-'));
  before = new Set(descendants(process.pid));
});
afterAll(async () => {
  await Promise.all(running.map((infrastructure) => infrastructure.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(ports: Parameters<typeof startInfrastructure>[0]['ports']): Promise<Infrastructure> {
  const env = { PATH: process.env.PATH };
  const infrastructure = await startInfrastructure({ dataDir, ports, privateRabbit: true, env });
  running.push(infrastructure);
  return infrastructure;
}

// The tests run in order on the data of one folder: a broker takes seconds to start, so no test starts one for itself.
let servers: Infrastructure;
let taken: number;

it('the embedded servers end by themselves when their parent process is killed', async () => {
  const script = fileURLToPath(new URL('hold-infrastructure.mjs', import.meta.url));
  const owner = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(owner.stdout, 'data')) as [Buffer];
  const started = descendants(owner.pid ?? 0);
  expect(started.length).toBeGreaterThanOrEqual(4);
  const owned = JSON.parse(line.toString()) as MarkedServers;
  await writeMark(owned, 'one');
  taken = Number(new URL(owned.objectStore.url).port);
  owner.kill('SIGKILL');
  await poll(() => !started.some(isAlive));
});

it('the embedded servers keep their data on new ports, and take a free port when the wanted one is taken', async () => {
  const occupant = createServer().listen(taken, '127.0.0.1');
  await once(occupant, 'listening');
  servers = await start({ mongo: taken, rabbit: taken, objectStore: taken });
  occupant.close();
  const portsInUse = [servers.mongo, servers.rabbit, servers.objectStore].map(({ url }) => Number(new URL(url).port));
  expect(portsInUse).not.toContain(taken);
  expect(new Set(portsInUse).size).toBe(3);
  await writeMark(servers, 'two');
  expect(await countMarks(servers, 2)).toEqual([2, 2, 2]);
});

it('the embedded servers reject a process of this machine with a missing or a well-known login', async () => {
  const { port } = new URL(servers.mongo.url);
  const stranger = await mongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  await expect(stranger.db('kept').collection('marks').countDocuments()).rejects.toMatchObject({ code: 13 });
  await expect(stranger.db('admin').command({ createUser: 'thief', pwd: 'x', roles: ['root'] })).rejects.toMatchObject({
    code: 13,
  });
  await stranger.close();
  const broker = new URL(servers.rabbit.url);
  await expect(connect(`amqp://guest:guest@${broker.host}`)).rejects.toThrow('ACCESS-REFUSED');
  const { url, bucket } = servers.objectStore;
  for (const [method, path] of [
    ['GET', '?list-type=2'],
    ['GET', '/kept/two'],
    ['PUT', '/kept/forged'],
    ['DELETE', '/kept/two'],
    [
      'GET',
      '/kept/two?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=S3RVER%2F20261128%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20261128T000000Z&X-Amz-Expires=60&X-Amz-SignedHeaders=host&X-Amz-Signature=00',
    ],
  ] as const)
    expect([path, (await fetch(`${url}/${bucket}${path}`, { method })).status]).toEqual([path, 403]);
  expect(await countMarks(servers, 2)).toEqual([2, 2, 2]);
});

it('the servers return at the same address with the same data after kill -9', async () => {
  const all = [servers.mongo, servers.rabbit, servers.objectStore];
  const urls = all.map(({ url }) => url);
  for (const { pid } of all) process.kill(pid ?? 0, 'SIGKILL');
  await Promise.all(all.map((server) => server.restart()));
  expect(all.map(({ url }) => url)).toEqual(urls);
  await writeMark(servers, 'three');
  expect(await countMarks(servers, 3)).toEqual([3, 3, 3]);
});

it('the embedded servers leave no process behind when they are stopped', async () => {
  const started = descendants(process.pid).filter((pid) => !before.has(pid) && pid !== reaperPid());
  expect(started).toEqual(expect.arrayContaining([servers.mongo.pid, servers.rabbit.pid, servers.objectStore.pid]));
  await servers.stop();
  await poll(() => !started.some(isAlive));
});
