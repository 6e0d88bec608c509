import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { poll, removeCollections, uniquePrefix } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '../src/index.js';
import { startSampleProcess, type SampleProcess } from './sample-process.js';

const callers = 200;
const pace = 400;

/** Repeats a call on one connection until an answer announces its end, like a pool. @returns how it ended */
async function callUntilTold(url: string, answered: () => void): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (;;) {
      const { statusCode, headers } = await answerOf(url, agent);
      answered();
      if (statusCode !== 200 || headers.connection === 'close') return `told by ${statusCode}`;
      await pause(pace * (0.5 + Math.random() / 2));
    }
  } catch (error) {
    return String(error);
  } finally {
    agent.destroy();
  }
}

const answerOf = (url: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => answer.resume().once('end', () => resolve(answer))).once('error', reject);
  });

const prefix = uniquePrefix();
let service: SampleProcess;
beforeAll(async () => {
  service = await startSampleProcess(prefix, { LOG_LEVEL: 'warn' });
  await poll(() => fetch(service.url).catch(() => false), { timeout: 60_000 });
});
afterAll(async () => {
  service.signal('SIGKILL');
  await service.exit;
  await removeCollections(`${prefix}_identity`);
});

it('each caller gets a last answer that announces the end of the connection, and no call is lost', async () => {
  let answers = 0;
  const called = Array.from({ length: callers }, () =>
    callUntilTold(`${service.url}/api/greet/${newId()}`, () => (answers += 1)),
  );
  await poll(() => answers > 2 * callers);
  service.signal('SIGTERM');
  const lost = (await Promise.all(called)).filter((how) => how !== 'told by 200');
  expect(lost).toEqual([]);
  expect(await service.exit).toBe(0);
});
