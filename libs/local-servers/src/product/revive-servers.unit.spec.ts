import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Infrastructure } from '../servers/infrastructure.js';
import type { Server } from '../servers/server.js';
import { reviveServers } from './start-system.js';

class FakeServer implements Server {
  readonly url = 'mongodb://127.0.0.1';
  readonly pid = null;
  starts = 0;
  crash: () => void = () => {};

  async stop(): Promise<void> {}
  async restart(): Promise<void> {
    this.starts += 1;
  }
  onCrash(listener: () => void): void {
    this.crash = listener;
  }
}

const mongo = new FakeServer();
const printed: string[] = [];
let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  const [rabbit, objectStore] = [new FakeServer(), new FakeServer()];
  const write = (line: string) => void printed.push(line);
  end = reviveServers({ mongo, rabbit, objectStore } as unknown as Infrastructure, {
    info: write,
    done: write,
    problem: write,
  });
});
afterEach(() => {
  end();
  jest.useRealTimers();
  mongo.starts = 0;
  printed.length = 0;
});

const crashEvery = async (ms: number, times: number) => {
  for (let crash = 0; crash < times; crash += 1) {
    await jest.advanceTimersByTimeAsync(ms);
    mongo.crash();
  }
  await jest.advanceTimersByTimeAsync(60_000);
};
const pauses = () => printed.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? []);

it('a server that had run well restarts immediately, however often it crashes', async () => {
  await crashEvery(120_000, 8);
  expect([mongo.starts, pauses()]).toEqual([8, Array.from({ length: 8 }, () => '0.3')]);
});

it('a server that crashes repeatedly restarts after growing pauses', async () => {
  await crashEvery(31_000, 6);
  expect([mongo.starts, pauses()]).toEqual([6, ['0.3', '1', '2', '5', '10', '30']]);
});
