import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { descendants, isAlive, poll } from '@deepam/testing';
import { LocalRun } from './local-run.js';

let run: LocalRun;
beforeAll(async () => {
  run = await LocalRun.prepare();
});
afterAll(() => run.close());

async function startUntilReady() {
  const launcher = run.launch('start', '--empty');
  await launcher.says('is ready at');
  return launcher;
}

it('npm start keeps all data, and Ctrl-C ends it as well', async () => {
  const first = await startUntilReady();
  expect(await run.logIn()).toBe(200);
  first.signal('SIGTERM');
  expect(await first.exited).toBe(0);

  const second = await startUntilReady();
  expect(second.output).not.toContain('head was made');
  expect(await run.logIn()).toBe(200);
  const started = descendants(second.pid);
  second.signal('SIGINT');
  expect(await second.exited).toBe(0);
  await poll(() => !started.some(isAlive), { timeout: 5_000 });
}, 300_000);

it('npm start after a reset begins with empty data', async () => {
  const reset = run.launch('reset');
  expect(await reset.exited).toBe(0);
  expect(reset.output).toContain('Removed');
  const launcher = await startUntilReady();
  expect(await run.logIn()).toBe(200);
  launcher.signal('SIGTERM');
  expect(await launcher.exited).toBe(0);
}, 300_000);
