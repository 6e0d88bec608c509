import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

async function lowered(folder: string): Promise<[number, number][]> {
  const seen: [number, number][] = [];
  await yieldToCalls(folder, (thread, priority) => void seen.push([thread, priority]));
  return seen;
}

describe('threads that check passwords', () => {
  it('take a lower priority, and no other does', async () => {
    expect(await lowered(tasks)).toEqual([
      [12, 10],
      [14, 10],
    ]);
  });

  it('go on as they are where the system shows no threads', async () => {
    expect(await lowered(join(tasks, 'none'))).toEqual([]);
  });

  it('go on as they are where the system refuses it', async () => {
    const refuse = () => {
      throw new Error('EPERM');
    };
    await expect(yieldToCalls(tasks, refuse)).resolves.toBeUndefined();
  });
});
