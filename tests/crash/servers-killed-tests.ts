import { isDeepStrictEqual } from 'node:util';
import { cottonOrders, membership, requestCotton } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { ApiClient, receiptPng } from '@deepam/api-client';
import type { CrashSystem } from './crash-system.js';
import { DeadLetters } from './dead-letters.js';
import { salesOf, soldOnce } from './happened-once.js';
import { buyGold, join, type Person } from './life.js';
import { allWhole, freezeServer, killServer, living, servingOf } from './lost-servers.js';
import { queueDepths } from './queue-depths.js';

const rounds = 30;
/** Seconds. */
const longestAbsence = 30;
const atOnce = 6;
/**
 * Milliseconds within which every call is answered, whatever is frozen: the longest limit of one operation, plus a
 * margin.
 */
const longestCall = 35_000;

const frozenServers = ['mongo', 'rabbit', 'objectStore'] as const;
/** Without its database a service answers nothing; without the broker or the object store it serves the other calls. */
const noticedAs = { mongo: 'down', rabbit: 'ready', objectStore: 'ready' } as const;
/** Milliseconds: longer than the watchdog and any call waits. */
const frozenMs = 45_000;

const order = { body: { quantity: 1, address: 'Satara' }, files: { paymentProof: receiptPng(1, '1') } };

export function serversKilledTests(system: () => CrashSystem): void {
  let test: CrashSystem;
  const buyers: Person[] = [];
  let isOver = true;
  let sellers: Promise<unknown>;

  beforeAll(() => {
    test = system();
  });
  afterEach(async () => {
    isOver = true;
    await sellers;
  }, 300_000);

  function beginSelling(): void {
    const { client, head, uplines } = test;
    isOver = false;
    const seller = async () => {
      while (!isOver) {
        const buyer = await join(client, uplines[0], head);
        await buyGold(client, buyer, head);
        buyers.push(buyer);
      }
    };
    sellers = Promise.all(Array.from({ length: atOnce }, seller));
  }
  const moreSold = (count: number) => {
    const before = buyers.length;
    return Promise.race([sellers, poll(() => buyers.length >= before + count, { timeout: 120_000 })]);
  };
  const pids = () => test.system.services.map(({ pid }) => pid);

  it('the product is ready again within seconds of each kill of the database, the broker and the object store', async () => {
    const { mongo, rabbit, objectStore } = test.system.infrastructure;
    const servers = [
      ['MongoDB', mongo],
      ['RabbitMQ', rabbit],
      ['Object store', objectStore],
    ] as const;
    const backAfter = new Map<string, number[]>(servers.map(([name]) => [name, []]));
    const running = pids();
    beginSelling();
    await moreSold(2);
    for (let round = 0; round < rounds; round += 1) {
      const [name, server] = servers[round % 3]!;
      backAfter.get(name)!.push(await killServer(test, server));
      await moreSold(2);
    }
    process.stdout.write(`${rounds} kills within ${buyers.length} sales:\n${[...backAfter].map(timesOf).join('\n')}\n`);
    expect(Math.max(...[...backAfter.values()].flat())).toBeLessThanOrEqual(longestAbsence);
    expect(pids()).toEqual(running);
  }, 1_800_000);

  it.each(frozenServers)(
    'a server that does not answer (%s) ends every call, readiness reports it, no process ends, and all recover afterwards',
    async (frozen) => {
      const running = pids();
      beginSelling();
      await moreSold(1);
      const [member] = buyers as [Person];
      const link = await proofLink(member);
      let resume = () => {};
      let calls: Promise<number[]>;
      try {
        resume = freezeServer(test.system.infrastructure[frozen]);
        const until = Date.now() + frozenMs;
        calls = Promise.all(callsOf(member, link).map(secondsOf));
        const isNoticed = async () => [...(await servingOf(test)).values()].includes(noticedAs[frozen]);
        await poll(isNoticed, { timeout: frozenMs, interval: 200 });
        const alive = new Set<number>();
        const countLiving = async () => alive.add((await living(test)).length) && Date.now() > until;
        await poll(countLiving, { timeout: frozenMs + 60_000, interval: 500 });
        expect(alive).toEqual(new Set([running.length]));
      } finally {
        resume();
      }
      expect(Math.max(...(await calls))).toBeLessThan(longestCall / 1_000);
      await allWhole(test, 30_000);
      await moreSold(2);
      expect(pids()).toEqual(running);
    },
    300_000,
  );

  it('the product has sold everything once, without dead letters, and the audit finds 0 paise of difference', async () => {
    for (const name of [...test.readyUrls.keys()].filter((service) => service !== 'gateway')) {
      const outbox = test.database(name).collection('outbox');
      await poll(async () => (await outbox.countDocuments({ publishedAt: { $exists: false } })) === 0, {
        timeout: 60_000,
      });
    }
    await poll(
      async () => {
        const sales = await Promise.all(buyers.map((buyer) => salesOf(test, buyer)));
        const unsold = sales.filter((sale) => !isDeepStrictEqual(sale, soldOnce));
        if (unsold.length === 0) return true;
        const some = JSON.stringify(unsold.slice(0, 3));
        throw new Error(`${unsold.length} of ${sales.length}: ${some}; ${(await queueDepths(test)).join('; ')}`);
      },
      // A broker that dies while it moves an event back from a retry queue moves it again after three minutes.
      { timeout: 240_000, interval: 1_000 },
    );
    expect(await new DeadLetters(test).list()).toEqual([]);
    const report = await test.audit();
    expect(report).toContain('difference: 0 paise');
    expect(report).toContain('findings: 0');
  }, 400_000);

  async function proofLink({ token }: Person): Promise<string> {
    await test.client.call(requestCotton, { token, ...order });
    const link = await test.client.until(cottonOrders, { token }, ([order]) => order?.paymentProof);
    return new URL(link, test.system.url).href;
  }

  function callsOf({ token }: Person, link: string): Promise<unknown>[] {
    const api = new ApiClient(test.system.url);
    return [
      api.call(membership, { token }),
      api.call(requestCotton, { token, ...order }),
      fetch(link).then((answer) => answer.arrayBuffer()),
    ];
  }
}

async function secondsOf(call: Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  await call.catch(() => undefined);
  return (Date.now() - startedAt) / 1_000;
}

function timesOf([name, seconds]: readonly [string, readonly number[]]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  return `  ${name}: ready again after ${sorted[sorted.length >> 1]!.toFixed(1)} s (median), ${sorted.at(-1)!.toFixed(1)} s (longest)`;
}
