import { setTimeout } from 'node:timers/promises';
import { atMost, type Goal } from '../figures/goal.js';
import { single } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { shown } from '../figures/shown.js';
import type { Bench } from '../running/bench.js';
import { memoryOf, ProcessTimes } from '../running/process-cost.js';

/** Milliseconds after the last call, in which work of the start ends. */
const settling = 90_000;
const seconds = 120;

export async function measureIdle(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  await product.member(product.head, 'Gold');
  await setTimeout(settling);
  const processes = product.system.services.map(({ name, pid }) => ({ name, pid: pid! }));
  const before = await ProcessTimes.now();
  const began = performance.now();
  await setTimeout(seconds * 1_000);
  const passed = (performance.now() - began) / 1_000;
  const after = await ProcessTimes.now();
  const rows = await Promise.all(
    processes.map(async ({ name, pid }) => ({
      name,
      share: ((after.of(pid) - before.of(pid)) / passed) * 100,
      ...(await memoryOf(pid)),
    })),
  );
  return { goals: [sharesOf(rows), ...rows.map(memoryGoal)] };
}

type Row = { readonly name: string; readonly share: number } & Awaited<ReturnType<typeof memoryOf>>;

const sharesOf = (rows: readonly Row[]): Goal => ({
  what: `processor share of all processes while nobody calls, in ${seconds} s`,
  unit: '% of a core',
  bound: atMost(2),
  seen: single(rows.reduce((sum, { share }) => sum + share, 0)),
  detail: rows.map(({ name, share }) => `${name} ${shown(share)}`).join(', '),
});

const memoryGoal = ({ name, resident, proportional }: Row): Goal => ({
  what: `memory of ${name} at rest, resident`,
  unit: 'MiB',
  bound: atMost(90),
  seen: single(resident),
  detail: `${shown(proportional)} with its share of what several have`,
});
