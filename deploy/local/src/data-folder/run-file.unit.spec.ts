import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reaperPid, startChild } from '@deepam/local-servers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { currentRun, isRunning, writeRun } from './run-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deepam-run-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ended = (): number => spawnSync(process.execPath, ['--eval', '']).pid;
const url = 'http://localhost:8080';

it('a killed run holds its folder while its reaper ends the processes it left', async () => {
  const [command, args] = [process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)']];
  const left = await startChild({ name: 'left', command, args, logFile: join(folder, 'left.log') });
  await writeRun(folder, { pid: ended(), reaperPid: reaperPid()!, url });
  const run = await currentRun(folder);
  expect(run).toMatchObject({ url });
  expect(isRunning(run!)).toBe(false);
  await left.stop();
});

it('a killed run no longer holds the folder after its reaper has ended', async () => {
  await writeRun(folder, { pid: ended(), reaperPid: ended(), url });
  expect(await currentRun(folder)).toBeNull();
});
