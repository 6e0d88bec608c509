import { setTimeout } from 'node:timers/promises';
import type { Product } from '@deepam/testing';
import type { Measured } from '../figures/result.js';
import { rounds } from '../figures/rounds.js';
import { startBare } from '../reads/start-bare.js';
import type { Bench } from '../running/bench.js';
import { untilSettled } from '../running/until-settled.js';
import { watchedOf, type Watched } from '../running/watched.js';
import { callKinds, type CallKind } from './call-kinds.js';
import { costTable } from './cost-table.js';
import { perCall, takenWhile } from './processor-cost.js';

/** Seconds without calls, shortly after activity, in which the processes are measured. */
const restSeconds = 8;

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
  for (const kind of kinds) await runUntilDone(kind);
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
  return { goals: [], tables: [costTable(seen, rest)] };
}

async function runUntilDone(kind: CallKind): Promise<void> {
  await kind.prepare?.();
  await kind.run();
}
