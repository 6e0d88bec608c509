import { expect, it } from '@jest/globals';
import { Logger, type LoggerService } from '@nestjs/common';
import { currentContext, requestContext } from '../context/request-context.js';
import { BackgroundLoop } from './background-loop.js';

Logger.overrideLogger(false);

function steps(...results: (boolean | number | Error)[]) {
  let runs = 0;
  let arrived: () => void = () => undefined;
  const work = async () => {
    const result = results[runs++] ?? false;
    arrived();
    if (result instanceof Error) throw result;
    return result;
  };
  const untilRun = async (count: number) => {
    while (runs < count) await new Promise<void>((resolve) => (arrived = resolve));
  };
  return { work, untilRun, runs: () => runs };
}

it('the loop continues immediately while there is more work', async () => {
  const { work, untilRun, runs } = steps(true, true, false);
  const loop = new BackgroundLoop('test', work, 60_000);
  loop.runSoon();
  await untilRun(3);
  await loop.stop();

  expect(runs()).toBe(3);
});

it('the loop pauses for exactly the requested time', async () => {
  const { work, untilRun } = steps(5, 60_000);
  const loop = new BackgroundLoop('test', work, 60_000);
  loop.runSoon();
  await untilRun(2);
  await loop.stop();
});

it('background work belongs to no call, whoever wakes it and whatever follows', async () => {
  const contexts: unknown[] = [];
  const { work, untilRun } = steps(true, 1, false);
  const seen = () => {
    contexts.push(currentContext());
    return work();
  };
  const loop = new BackgroundLoop('test', seen, 60_000);
  requestContext.run({ correlationId: 'a call', causationId: null }, () => loop.runSoon());
  await untilRun(3);
  await loop.stop();

  expect(contexts).toEqual([undefined, undefined, undefined]);
});

it('the first run waits for a pause if the loop starts later', async () => {
  const { work, untilRun, runs } = steps(false);
  const loop = new BackgroundLoop('test', work, 20);
  loop.schedule();
  expect(runs()).toBe(0);
  await untilRun(1);
  await loop.stop();
});

it('the loop continues after an error', async () => {
  const { work, untilRun } = steps(new Error('lost the database'), false);
  const loop = new BackgroundLoop('test', work, 1);
  loop.runSoon();
  await untilRun(2);
  await loop.stop();
});

it('a background loop logs an error once, and again after a success or when the error is another one', async () => {
  const logged: string[] = [];
  const logError = (text: string) => void logged.push(text.replace('Failed and is tried again: ', ''));
  Logger.overrideLogger({ log: logError, error: logError, warn: logError } as LoggerService);
  const [away, full] = [new Error('away'), new Error('full')];
  const { work, untilRun } = steps(away, away, away, full, full, false, full);
  const loop = new BackgroundLoop('test', work, 1);
  loop.runSoon();
  await untilRun(8);
  await loop.stop();
  Logger.overrideLogger(false);

  expect(logged).toEqual(['away', 'full', 'full']);
});

it('a request during a run causes another run', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { work, untilRun } = steps(false, false);
  const slowWork = async () => {
    const hasMore = await work();
    await held;
    return hasMore;
  };
  const loop = new BackgroundLoop('test', slowWork, 60_000);
  loop.runSoon();
  await untilRun(1);
  loop.runSoon();
  release();
  await untilRun(2);
  await loop.stop();
});

it('a background loop waits for its current run when it stops, and never runs again', async () => {
  let finished = false;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { work, untilRun, runs } = steps(true, true);
  const loop = new BackgroundLoop(
    'test',
    async () => {
      const more = await work();
      await held;
      finished = true;
      return more;
    },
    0,
  );
  loop.runSoon();
  await untilRun(1);
  const stopped = loop.stop();
  release();
  await stopped;

  expect(finished).toBe(true);
  expect(runs()).toBe(1);
});
