import { setTimeout } from 'node:timers/promises';
import type { Product } from '@deepam/testing';
import { figureOf, single } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { rounds } from '../figures/rounds.js';
import type { Table } from '../figures/table.js';
import { startBare } from '../reads/start-bare.js';
import type { Bench } from '../running/bench.js';
import { untilSettled } from '../running/until-settled.js';
import { watchedOf, type Watched } from '../running/watched.js';
import { callKinds, type CallKind } from './call-kinds.js';
import { perCall, takenWhile, type Seconds } from './processor-cost.js';

/** Seconds in which nobody calls and the processes are measured, as somebody was there just before. */
const restSeconds = 8;

/** What a call takes of the processors, process by process: the map of where time goes. */
export async function measureCost(bench: Bench): Promise<Measured> {
  const { product, readers } = await bench.large();
  const bare = await startBare(product);
  try {
    const kinds = await callKinds(product, readers, bare.origin);
    const watched = [...watchedOf(product), { name: 'bare', pid: bare.pid }];
    return await costOf(bench, product, kinds, watched);
  } finally {
    bare.stop();
  }
}

async function costOf(bench: Bench, product: Product, kinds: readonly CallKind[], watched: readonly Watched[]) {
  bench.note('running each call once, so that its code is compiled');
  for (const kind of kinds) await done(kind);
  await untilSettled(product);
  const { taken, passed } = await takenWhile(watched, () => setTimeout(restSeconds * 1_000));
  const rest = Object.fromEntries(Object.entries(taken).map(([name, seconds]) => [name, seconds / passed]));

  const contenders = Object.fromEntries(
    kinds.map((kind) => [
      kind.name,
      async () => {
        await kind.prepare?.();
        await untilSettled(product);
        const whole = await takenWhile(watched, async () => {
          await kind.run();
          if (kind.hasEvents) await untilSettled(product);
        });
        return perCall(whole, rest, kind.calls);
      },
    ]),
  );
  const seen = await rounds(contenders, bench.options.rounds, bench.random);
  return { goals: [], tables: [tableOf(seen, rest)] };
}

async function done(kind: CallKind): Promise<void> {
  await kind.prepare?.();
  await kind.run();
}

/** @param seen for each kind of call and round the microseconds of each process */
export function tableOf(seen: Readonly<Record<string, readonly Seconds[]>>, rest: Seconds): Table {
  const columns = Object.keys(rest);
  const product = (round: Seconds) => columns.reduce((sum, name) => sum + (name === 'client' ? 0 : round[name]!), 0);
  return {
    name: 'cost',
    unit: 'microseconds of a processor',
    columns: ['all', ...columns],
    rows: [
      ...Object.entries(seen).map(([name, calls]) => ({
        name,
        cells: [
          figureOf(calls.map(product)),
          ...columns.map((column) => figureOf(calls.map((round) => round[column]!))),
        ],
      })),
      {
        name: 'a second without calls',
        cells: [product(rest), ...columns.map((column) => rest[column]!)].map((seconds) => single(seconds * 1e6)),
      },
    ],
    note:
      'For one call, less what the processes take in the same time without calls. ± is half the distance of the quartiles of the rounds.\n' +
      '"all" is without the client, which is who measures; a process counts with those that it starts, such as the cleaner of files.',
  };
}
