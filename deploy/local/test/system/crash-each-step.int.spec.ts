import type { ServiceName } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCrashSystem, type CrashSystem } from './crash/crash-system.js';
import { expectedTraces, salesOf, soldOnce, tracesOf } from './crash/happened-once.js';
import { killServer } from './crash/kill-server.js';
import type { KillPoint } from './crash/kill-points.js';
import { Killer } from './crash/killer.js';
import { buyGold, join, live, type Life } from './crash/life.js';
import { isThorough } from './thoroughness.js';

/** People who register, buy and are paid at a time while processes die. */
const atOnce = isThorough ? 6 : 3;
/** Milliseconds for each flow; `npm run proofs` asks for all of its points, otherwise the rest is told. */
const killingMs = isThorough ? 400_000 : 8_000;
const allServices: ServiceName[] = ['gateway', 'identity', 'network', 'cotton-order', 'commission', 'notification'];

describe('the product, its processes killed at every step', () => {
  let test: CrashSystem;
  let killer: Killer;
  let points: KillPoint[];
  const lives: Life[] = [];

  beforeAll(async () => {
    test = await startCrashSystem();
    killer = new Killer(test.crashFolder, test.readyUrls);
    points = await killer.trace(async () => {
      lives.push(await live(test.client, test.uplines[0], test.head));
      await everythingSettled();
    });
  }, 120_000);
  afterAll(async () => {
    await killer?.stop();
    await test?.close();
  }, 60_000);

  /** Nothing that was said waits to be published, and the first life has left all its traces. */
  async function everythingSettled(): Promise<void> {
    for (const service of allServices.filter((name) => name !== 'gateway')) {
      const outbox = test.database(service).collection('outbox');
      await poll(async () => (await outbox.countDocuments({ publishedAt: { $exists: false } })) === 0, {
        timeout: 60_000,
      });
    }
    for (const life of lives) {
      await poll(
        async () => {
          const traces = await tracesOf(test, life);
          expect(traces).toEqual(expectedTraces(test, life, traces.saleId));
          return true;
        },
        { timeout: 60_000, interval: 200 },
      );
    }
  }

  it('completes every registration, plan approval, deposit return and payout once', async () => {
    const startedAt = Date.now();
    let isOver = false;
    const lane = async () => {
      while (!isOver) lives.push(await live(test.client, test.uplines[0], test.head));
    };
    const lanes = Promise.all(Array.from({ length: atOnce }, lane));
    for (const flow of new Set(points.map((point) => point.flow))) {
      const steps = points.filter((point) => point.flow === flow);
      killer.begin(steps.filter((_, place) => isThorough || place % 3 === 0));
      const end = Date.now() + killingMs;
      const isEnough = () => killer.isDone || (Date.now() > end && killer.kills.some((kill) => kill.flow === flow));
      await Promise.race([lanes, poll(isEnough, { timeout: killingMs + 60_000, interval: 100 })]);
    }
    isOver = true;
    await killer.stop();
    process.stdout.write(report(Date.now() - startedAt));
    await lanes;
    const flows = (of: readonly KillPoint[]) => new Set(of.map((point) => point.flow));
    expect(flows(killer.kills)).toEqual(flows(points));
    if (isThorough) expect(killer.left).toEqual([]);
    await everythingSettled();
  }, 1_800_000);

  it('sells once what is sold while the database and the broker are killed, and is healthy again in time', async () => {
    const { client, head, uplines, system } = test;
    const buyers = await Promise.all(Array.from({ length: 12 }, () => join(client, uplines[0], head)));
    let sold = 0;
    const waiting = [...buyers];
    const seller = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        await buyGold(client, next, head);
        sold += 1;
      }
    };
    const sellers = Promise.all([seller(), seller(), seller()]);
    await poll(() => sold >= 2, { timeout: 60_000 });
    const mongoBack = await killServer(test, system.infrastructure.mongo);
    await poll(() => sold >= 6, { timeout: 120_000 });
    const rabbitBack = await killServer(test, system.infrastructure.rabbit);
    await sellers;
    process.stdout.write(
      `Everything ready again ${mongoBack} s after MongoDB was killed, ${rabbitBack} s after RabbitMQ.\n`,
    );
    const once = buyers.map(() => soldOnce);
    await poll(
      async () => {
        expect(await Promise.all(buyers.map((buyer) => salesOf(test, buyer)))).toEqual(once);
        return true;
      },
      { timeout: 90_000, interval: 300 },
    );
  }, 400_000);

  it('has no event among the dead letters, and the audit finds 0 paise of difference', async () => {
    expect(await test.deadLetters()).toBe(0);
    const told = await test.audit();
    expect(told).toContain('difference: 0 paise');
    expect(told).toContain('findings: 0');
  }, 60_000);

  function report(ms: number): string {
    const { kills } = killer;
    const backAfter = kills.flatMap(({ awayMs }) => awayMs ?? []).sort((a, b) => a - b);
    const seconds = (of: number | undefined) => ((of ?? 0) / 1_000).toFixed(1);
    const lines = kills.map(({ flow, service, step }) => `  ${flow}: ${service} before "${step}"`).sort();
    return [
      `Killed ${kills.length} of ${points.length} times within ${lives.length} members' lives in ${seconds(ms)} s:`,
      ...lines,
      ...killer.left.map(({ service, step }) => `  not reached in time: ${service} before "${step}"`),
      `Ready again after ${seconds(backAfter[backAfter.length >> 1])} s (median), ${seconds(backAfter.at(-1))} s (longest).\n`,
    ].join('\n');
  }
});
