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
import { Device } from './device.js';

const clients = 32;
const seconds = 3;
/** Milliseconds between two reads of the one who reads meanwhile. */
const pauseMs = 5;

/** Logins at identity beside the bare argon2id of the same hash, and what a storm of them does to other reads. */
export async function measureLogins(bench: Bench): Promise<Measured> {
  const { product, readers: people } = await bench.large();
  const origin = product.origin('identity');
  const devices = people.slice(0, clients).map(({ mobile }) => new Device(origin, mobile));
  const hash = await hashOf(product, people[0]!.memberId);
  // It only compares: how strong the hash is, the hash itself says.
  const hasher = new PasswordHasher({ memoryKib: 8_192, passes: 1, lanes: 1 }, clients);
  const bare = () => rateOf(clients, seconds, () => hasher.fits(password, hash));
  const storm = () => rateOf(clients, seconds, (client) => devices[client]!.logIn());
  const reading = (meanwhile: () => Promise<unknown>) => readsDuring(origin, people[0]!.token, meanwhile);
  await storm();
  const contenders = {
    bare,
    logins: storm,
    quietReads: () => reading(() => setTimeout(seconds * 1_000)),
    stormyReads: () => reading(storm),
  };
  const seen = await rounds(contenders, bench.options.rounds, bench.random);
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
    ],
  };
}

async function hashOf({ database }: Product, memberId: string): Promise<string> {
  const accounts = database('identity').collection<{ _id: string; passwordHash: string }>('accounts');
  return (await accounts.findOne({ _id: memberId }))!.passwordHash;
}

/** @returns milliseconds, p99 of one who reads an account now and then */
async function readsDuring(origin: string, token: string, meanwhile: () => Promise<unknown>): Promise<number> {
  const pool = new Pool(origin, { connections: 1 });
  const took: number[] = [];
  let isOver = false;
  const work = meanwhile().finally(() => (isOver = true));
  while (!isOver) {
    const asked = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await pool.request({ path: `/api${account.path}`, method: 'GET', headers });
    await body.dump();
    took.push(performance.now() - asked);
    await setTimeout(pauseMs);
  }
  await Promise.all([work, pool.close()]);
  return quantile(took, 0.99);
}
