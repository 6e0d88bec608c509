import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { yieldToCalls } from './yield-to-calls.js';

let tasks: string;
beforeAll(async () => {
  tasks = await mkdtemp(join(tmpdir(), 'tasks-'));
  const names = { 11: 'node-MainThread\n', 12: 'libuv-worker\n', 13: 'V8Worker\n', 14: 'libuv-worker\n', 15: null };
  for (const [thread, name] of Object.entries(names)) {
    await mkdir(join(tasks, thread));
    if (name !== null) await writeFile(join(tasks, thread, 'comm'), name);
  }
});
afterAll(() => rm(tasks, { recursive: true }));

async function lowered(folder: string, own: number): Promise<[number, number][]> {
  const seen: [number, number][] = [];
  await yieldToCalls(folder, (thread, priority) => void seen.push([thread, priority]), own);
  return seen;
}

it.each([
  [0, 10],
  [5, 15],
  [15, 19],
])('such threads in a process of priority %i get %i, and no other thread does', async (own, theirs) => {
  expect(await lowered(tasks, own)).toEqual([
    [12, theirs],
    [14, theirs],
  ]);
});

it('such threads keep their priority on a system without thread names', async () => {
  expect(await lowered(join(tasks, 'none'), 0)).toEqual([]);
});

it('such threads keep their priority if the system rejects the change', async () => {
  const refuse = () => {
    throw new Error('EPERM');
  };
  await expect(yieldToCalls(tasks, refuse)).resolves.toBeUndefined();
});
