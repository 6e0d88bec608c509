import { writeSync } from 'node:fs';
import { EventConsumer } from '../src/consumer/event-consumer.js';
import { EventHandlers } from '../src/consumer/event-handlers.js';
import { Deduplication } from '../src/deduplication/deduplication.js';
import { Settlement } from '../src/consumer/settlement.js';
import { EventPublisher } from '../src/outbox/event-publisher.js';
import { OutboxRows } from '../src/outbox/outbox-rows.js';
import { EffectWriter } from './effect-writer.js';
import { say } from './say.js';
import { SeveralAtOnce } from './several-at-once.js';
import { startTestService } from './test-service.js';

export const crashPoints = {
  'after the handler, before the commit': () => {
    const run = EventHandlers.prototype.run;
    EventHandlers.prototype.run = async function (...args) {
      await run.apply(this, args);
      await die();
    };
  },
  'after the handler of several, before their commit': () => {
    const run = EventHandlers.prototype.runTogether;
    EventHandlers.prototype.runTogether = async function (...args) {
      await run.apply(this, args);
      await die();
    };
  },
  'after the commit of several, before their acknowledgements': () => {
    const together = Deduplication.prototype.handleTogether;
    Deduplication.prototype.handleTogether = async function (...args) {
      await together.apply(this, args);
      if (args[1].length > 1) await die();
    };
  },
  'after the commit, before the acknowledgement': () => {
    Settlement.prototype.accept = () => void die();
  },
  'after the commit of the outbox row, before its publishing': () => {
    EventPublisher.prototype.publish = die;
  },
  'after the publishing, before the row is marked': () => {
    OutboxRows.prototype.markPublished = die;
    EventConsumer.prototype.attach = async () => {};
  },
} as const;

export type CrashPoint = keyof typeof crashPoints;

/** SIGKILL runs no handler, flushes nothing and closes nothing; the promise only stops what follows. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => {});
}

/** node … crashing-service.ts <prefix> <crash point>; prints "ready", then waits for "say <n>" lines. */
async function main([prefix, crashPoint]: string[]): Promise<void> {
  if (!prefix || !crashPoint || !(crashPoint in crashPoints)) throw new Error('usage: <prefix> <crash point>');
  crashPoints[crashPoint as CrashPoint]();
  const controllers = [/several/.test(crashPoint) ? SeveralAtOnce : EffectWriter];
  const running = await startTestService({ prefix, controllers });
  process.stdin.setEncoding('utf8').on('data', (line: string) => void say(running, Number(line)));
  writeSync(1, 'ready\n');
}

if (process.argv[1]?.endsWith('crashing-service.ts')) await main(process.argv.slice(2));
