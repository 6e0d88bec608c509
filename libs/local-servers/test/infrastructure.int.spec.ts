import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { descendants, isAlive, poll } from '@deepam/testing';
import { startInfrastructure, type Infrastructure } from '../src/index.js';
import { reaperPid } from '../src/processes/process-reaper.js';
import { countMarks, writeMark } from './marks.js';

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
}, 30_000);

const anyPorts = { mongo: 0, rabbit: 0, objectStore: 0 };
/** Without the addresses of running servers in the environment, so that everything is started here. */
async function start(ports = anyPorts): Promise<Infrastructure> {
  const env = { PATH: process.env.PATH };
  const infrastructure = await startInfrastructure({ dataDir, ports, privateRabbit: true, env });
  running.push(infrastructure);
  return infrastructure;
}

// In order, on the data of one folder: a broker takes seconds to start, so none is started for one test alone.
describe('the embedded servers', () => {
  let servers: Infrastructure;

  it('take a free port when the wanted one is taken', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port: taken } = occupant.address() as AddressInfo;
    servers = await start({ mongo: taken, rabbit: taken, objectStore: taken });
    occupant.close();
    const portsInUse = [servers.mongo, servers.rabbit, servers.objectStore].map(({ url }) => Number(new URL(url).port));
    expect(portsInUse).not.toContain(taken);
    expect(new Set(portsInUse).size).toBe(3);
  }, 60_000);

  it('come back at the same address with the same data after a restart, also after kill -9', async () => {
    await writeMark(servers, 'one');
    const all = [servers.mongo, servers.rabbit, servers.objectStore];
    const urls = all.map(({ url }) => url);
    await Promise.all(all.map((server) => server.restart()));
    await writeMark(servers, 'two');
    for (const { pid } of all) process.kill(pid ?? 0, 'SIGKILL');
    await Promise.all(all.map((server) => server.restart()));
    expect(all.map(({ url }) => url)).toEqual(urls);
    expect(await countMarks(servers, 2)).toEqual([2, 2, 2]);
  }, 90_000);

  it('leave no process behind when they are stopped', async () => {
    const started = descendants(process.pid).filter((pid) => !before.has(pid) && pid !== reaperPid());
    expect(started).toEqual(expect.arrayContaining([servers.mongo.pid, servers.rabbit.pid, servers.objectStore.pid]));
    await servers.stop();
    await poll(() => !started.some(isAlive));
  }, 60_000);

  it('keep what was written over a stop and a start at other ports', async () => {
    const again = await start();
    expect(again.mongo.url).not.toBe(servers.mongo.url);
    await writeMark(again, 'three');
    expect(await countMarks(again, 3)).toEqual([3, 3, 3]);
    await again.stop();
  }, 60_000);

  it('end by themselves when the process that started them is killed', async () => {
    const script = fileURLToPath(new URL('hold-infrastructure.mjs', import.meta.url));
    const owner = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(owner.stdout, 'data');
    const started = descendants(owner.pid ?? 0);
    expect(started.length).toBeGreaterThanOrEqual(4);
    owner.kill('SIGKILL');
    await poll(() => !started.some(isAlive), { timeout: 15_000 });
  }, 60_000);
});
