import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { claimsFolder, freePort } from '../processes/ports.js';
import { choosePorts } from './start-system.js';
import { serviceNames } from './services.js';

let blocker: Server | undefined;
afterEach(() => new Promise<void>((done) => (blocker ? blocker.close(() => done()) : done())));

const block = (port: number) =>
  new Promise<void>((resolve) => {
    blocker = createServer().listen(port, '127.0.0.1', resolve);
  });

it('ports are all different, also if any free one will do', async () => {
  const ports = await choosePorts(0);
  expect(new Set(Object.values(ports)).size).toBe(serviceNames.length);
});

it('ports belong to no other start, even before a process listens on them', async () => {
  const wanted = await freePort();
  const first = await choosePorts(wanted);
  const second = await choosePorts(wanted);
  expect(first.identity).toBe(wanted + 1);
  expect(Object.values(first)).not.toContain(second.identity);
});

it('ports are free again after their process has ended', async () => {
  const wanted = await freePort();
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  writeFileSync(join(claimsFolder, `${wanted + 1}-${pid}`), '');
  expect((await choosePorts(wanted)).identity).toBe(wanted + 1);
});

it('ports skip a taken one', async () => {
  const wanted = await freePort();
  await block(wanted + 1);
  const ports = await choosePorts(wanted);
  expect(ports.gateway).toBe(wanted);
  expect(ports.identity).not.toBe(wanted + 1);
});

it('a taken public port is reported in one sentence', async () => {
  const wanted = await freePort();
  await block(wanted);
  await expect(choosePorts(wanted)).rejects.toThrow(`Port ${wanted} is used by another program`);
});
