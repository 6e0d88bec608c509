import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { descendants, isAlive, poll } from '@deepam/testing';
import { freePort, startInfrastructure, type Infrastructure } from '../src/index.js';
import { reaperPid } from '../src/processes/process-reaper.js';
import { countMarks, writeMark } from './marks.js';

let dataDir: string;
let running: Infrastructure[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deepam-infrastructure-'));
});
afterEach(async () => {
  await Promise.all(running.map((infrastructure) => infrastructure.stop()));
  running = [];
  await rm(dataDir, { recursive: true, force: true });
});

const anyPorts = { mongo: 0, rabbit: 0, objectStore: 0 };
/** Without the addresses of running servers in the environment, so that everything is started here. */
async function start(ports = anyPorts, folder = ''): Promise<Infrastructure> {
  const env = { PATH: process.env.PATH };
  const infrastructure = await startInfrastructure({
    dataDir: join(dataDir, folder),
    ports,
    privateRabbit: true,
    env,
  });
  running.push(infrastructure);
  return infrastructure;
}

describe('the embedded servers', () => {
  it('keep what was written over a stop and a start at other ports', async () => {
    const ports = { mongo: await freePort(), rabbit: await freePort(), objectStore: await freePort() };
    const first = await start(ports);
    await writeMark(first, 'one');
    await first.stop();
    const second = await start();
    expect(second.mongo.url).not.toBe(first.mongo.url);
    await writeMark(second, 'two');
    expect(await countMarks(second, 2)).toEqual([2, 2, 2]);
  }, 90_000);

  it('come back at the same address with the same data after a restart, also after kill -9', async () => {
    const servers = await start();
    await writeMark(servers, 'one');
    const all = [servers.mongo, servers.rabbit, servers.objectStore];
    await Promise.all(all.map((server) => server.restart()));
    await writeMark(servers, 'two');
    for (const { pid } of all) process.kill(pid ?? 0, 'SIGKILL');
    await Promise.all(all.map((server) => server.restart()));
    expect(await countMarks(servers, 2)).toEqual([2, 2, 2]);
  }, 90_000);

  it('leave no process behind when they are stopped', async () => {
    const before = new Set(descendants(process.pid));
    const servers = await start();
    const started = descendants(process.pid).filter((pid) => !before.has(pid) && pid !== reaperPid());
    expect(started).toEqual(expect.arrayContaining([servers.mongo.pid, servers.rabbit.pid, servers.objectStore.pid]));
    await servers.stop();
    await poll(() => !started.some(isAlive));
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

  it('take a free port when the wanted one is taken', async () => {
    const first = await start(anyPorts, 'first');
    const taken = Number(new URL(first.objectStore.url).port);
    const second = await start({ mongo: taken, rabbit: taken, objectStore: taken }, 'second');
    const portsInUse = [second.mongo, second.rabbit, second.objectStore].map(({ url }) => Number(new URL(url).port));
    expect(portsInUse).not.toContain(taken);
  }, 90_000);
});
