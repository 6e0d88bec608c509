import { setTimeout } from 'node:timers/promises';
import { account } from '@deepam/contracts';
import { password, type Product } from '@deepam/testing';
import { Pool } from 'undici';
import { PasswordHasher } from '../../../services/identity/src/passwords/password-hasher.js';
import { atLeast, atMost } from '../figures/goal.js';
import { median, quantile } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { ratio, rounds } from '../figures/rounds.js';
import { shown } from '../figures/shown.js';
import type { Bench } from '../running/bench.js';
import { rateOf } from '../running/rate.js';
import { startProgram } from '../running/start-program.js';
import { Device } from './device.js';

const clients = 32;
const seconds = 3;
const pauseMs = 5;

export async function measureLogins(bench: Bench): Promise<Measured> {
  const { product } = await bench.large();
  const least = await startProgram(new URL('./bare-login-server.ts', import.meta.url), [
    product.system.infrastructure.mongo.url,
    product.database('identity').databaseName,
  ]);
  try {
    return await compared(bench, least.origin);
  } finally {
    least.stop();
  }
}

async function compared(bench: Bench, leastOrigin: string): Promise<Measured> {
  const { product, readers: people } = await bench.large();
  const origin = product.origin('identity');
  const devices = people.slice(0, clients).map(({ mobile }) => new Device(origin, mobile));
  const hash = await hashOf(product, people[0]!.memberId);
  // It only compares: how strong the hash is, the hash itself says.
  const hasher = new PasswordHasher({ memoryKib: 8_192, passes: 1, lanes: 1 }, clients);
  const bare = () => rateOf(clients, seconds, () => hasher.fits(password, hash));
  const storm = () => rateOf(clients, seconds, (client) => devices[client]!.logIn());
  const leastPool = new Pool(leastOrigin, { connections: clients });
  const leastStorm = () => rateOf(clients, seconds, (client) => logInBarely(leastPool, people[client]!.mobile));
  const read: Read = {
    origin,
    path: `/api${account.path}`,
    headers: { authorization: `Bearer ${people[0]!.token}` },
  };
  const leastRead: Read = { origin: leastOrigin, path: `/${people[0]!.memberId}`, headers: {} };
  const quiet = () => setTimeout(seconds * 1_000);
  await Promise.all([storm(), leastStorm()]);
  const contenders = {
    bare,
    logins: storm,
    quietReads: () => readsDuring(read, quiet),
    stormyReads: () => readsDuring(read, storm),
    least: leastStorm,
    leastQuietReads: () => readsDuring(leastRead, quiet),
    leastStormyReads: () => readsDuring(leastRead, leastStorm),
  };
  const seen = await rounds(contenders, bench.options.rounds, bench.random);
  await leastPool.close();
  const middle = (name: keyof typeof contenders) => shown(median(seen[name]));
  return {
    goals: [
      {
        what: 'login beside bare argon2id, 32 clients',
        unit: 'x',
        bound: atLeast(0.85),
        seen: ratio(seen.logins, seen.bare),
        detail: `${middle('logins')} beside ${middle('bare')} a second`,
      },
      {
        what: 'p99 of other reads while 32 clients log in',
        unit: 'x quiet',
        bound: atMost(2),
        seen: ratio(seen.stormyReads, seen.quietReads),
        detail: `${middle('stormyReads')} beside ${middle('quietReads')} ms`,
      },
      {
        what: 'the most that logins can reach: by Fastify and driver with one transaction, beside bare argon2id',
        unit: 'x',
        seen: ratio(seen.least, seen.bare),
        detail: `${middle('least')} a second`,
      },
      {
        what: 'p99 of its other reads meanwhile',
        unit: 'x quiet',
        seen: ratio(seen.leastStormyReads, seen.leastQuietReads),
        detail: `${middle('leastStormyReads')} beside ${middle('leastQuietReads')} ms`,
      },
    ],
  };
}

async function hashOf({ database }: Product, memberId: string): Promise<string> {
  const accounts = database('identity').collection<{ _id: string; passwordHash: string }>('accounts');
  return (await accounts.findOne({ _id: memberId }))!.passwordHash;
}

async function logInBarely(pool: Pool, mobile: string): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      mobile,
      password,
    }),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`A bare login was answered with ${statusCode}`);
}

interface Read {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @returns milliseconds, p99 of one who reads an account now and then */
async function readsDuring({ origin, path, headers }: Read, meanwhile: () => Promise<unknown>): Promise<number> {
  const pool = new Pool(origin, { connections: 1 });
  const took: number[] = [];
  let isOver = false;
  const work = meanwhile().finally(() => (isOver = true));
  while (!isOver) {
    const asked = performance.now();
    const { body } = await pool.request({ path, method: 'GET', headers });
    await body.dump();
    took.push(performance.now() - asked);
    await setTimeout(pauseMs);
  }
  await Promise.all([work, pool.close()]);
  return quantile(took, 0.99);
}
