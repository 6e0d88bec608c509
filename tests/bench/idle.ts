import { setTimeout } from 'node:timers/promises';
import type { Product } from '@deepam/testing';
import type { Goal } from './goal.js';
import { memoryOf, processorSecondsOf } from './process-cost.js';

/** Milliseconds after the last call: for a minute processes take it that somebody is there. */
const settling = 90_000;
/** Seconds for which nobody calls, and the processes are measured. */
const seconds = 120;

/** What the processes take while nobody is there. */
export async function measureIdle(bench: Product): Promise<Goal[]> {
  await bench.member(bench.head, 'Gold');
  await setTimeout(settling);
  const processes = bench.system.services.map(({ name, pid }) => ({ name, pid: pid! }));
  const taken = () => Promise.all(processes.map(({ pid }) => processorSecondsOf(pid)));
  const before = await taken();
  const began = performance.now();
  await setTimeout(seconds * 1_000);
  const passed = (performance.now() - began) / 1_000;
  const after = await taken();
  const rows = await Promise.all(
    processes.map(async ({ name, pid }, at) => ({
      name,
      share: ((after[at]! - before[at]!) / passed) * 100,
      ...(await memoryOf(pid)),
    })),
  );
  const all = rows.reduce((sum, { share }) => sum + share, 0);
  const shown = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  return [
    {
      what: `processor share of all processes while nobody calls, in ${seconds} s`,
      goal: '<= 2 % of a core',
      seen: `${shown(all)} % (${rows.map(({ name, share }) => `${name} ${shown(share)}`).join(', ')})`,
    },
    {
      what: 'memory of each process at rest, resident (proportional)',
      goal: '<= 90 MiB each',
      seen: rows
        .map(({ name, resident, proportional }) => `${name} ${shown(resident)} (${shown(proportional)})`)
        .join(', '),
    },
  ];
}
