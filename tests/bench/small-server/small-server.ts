import { pictureOf, type Product } from '@deepam/testing';
import { atMost, type Goal } from '../figures/goal.js';
import { quantileFigure, single } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { shown } from '../figures/shown.js';
import { plantLarge } from '../planted/plant-large.js';
import type { Bench } from '../running/bench.js';
import { memoryOf, ProcessTimes } from '../running/process-cost.js';
import { untilSettled } from '../running/until-settled.js';
import { watchedOf } from '../running/watched.js';
import { formOf } from '../uploads/send-form.js';
import { MemoryGroup } from './memory-group.js';
import { type Day, normalDay } from './normal-day.js';

const usualMembers = 20_000;
const day = 600;
const processors = 2;
const smaller = { mebibytes: 512, seconds: 60, sizes: [20_000, 5_000, 1_000] };

/** What a small server sets: see "A small server" of the operations guide. */
const frugal = {
  LOCAL_MONGO_CACHE_MB: '128',
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=2',
};

interface Outcome extends Day {
  readonly members: number;
  readonly peak: number;
  readonly kills: number;
  /** The part of the given processors that the product and its servers have used. */
  readonly busy: number;
  readonly isInOrder: boolean;
  /** The MiB of each process at the end. */
  readonly memory: readonly string[];
}

/** The whole product with its servers has the memory and the processors of one small server. */
export async function measureSmallServer(bench: Bench): Promise<Measured> {
  const members = bench.options.members ?? usualMembers;
  return { goals: goalsOf(await outcomeOf(bench, { mebibytes: 1024, members, seconds: day })) };
}

/** @returns the largest size that half of that memory holds for a minute of such a day */
export async function measureTinyServer(bench: Bench): Promise<Measured> {
  return { goals: [await largestWithLess(bench)] };
}

const goalsOf = ({
  members,
  readMs,
  failures,
  sales,
  calls,
  peak,
  kills,
  busy,
  isInOrder,
  memory,
}: Outcome): Goal[] => [
  {
    what: `1 GB, ${members} members, ${day} s at 50 calls a second and 500 streams: read, p99`,
    unit: 'ms',
    bound: atMost(150),
    seen: quantileFigure(readMs, 0.99),
    detail: `p50 ${shown(quantileFigure(readMs, 0.5).value)} ms, peak ${shown(peak)} MiB with the page cache`,
  },
  {
    what: 'processes killed for want of memory, and calls without success',
    unit: '',
    bound: atMost(0),
    seen: single(kills + failures.length),
    detail: `${kills} and ${failures.length} of ${calls}${failures.length === 0 ? '' : `: ${failures[0]}`}`,
  },
  {
    what: 'lost or wrong sales by the audit',
    unit: '',
    bound: atMost(0),
    seen: single(isInOrder ? 0 : 1),
    detail: `${sales} sales`,
  },
  {
    what: `share of ${processors} processors`,
    unit: '%',
    seen: single(busy * 100),
    detail: `MiB: ${memory.join(', ')}`,
  },
];

async function largestWithLess(bench: Bench): Promise<Goal> {
  const { mebibytes, seconds, sizes } = smaller;
  const tried: string[] = [];
  for (const members of sizes) {
    const outcome = await outcomeOf(bench, { mebibytes, members, seconds }).catch((error: Error) => error.message);
    const isHeld = typeof outcome !== 'string' && outcome.kills + outcome.failures.length === 0 && outcome.isInOrder;
    tried.push(
      `${members}: ${typeof outcome === 'string' ? outcome : `${outcome.kills} killed, ${outcome.failures.length} failed`}`,
    );
    if (isHeld)
      return {
        what: '512 MB: members that it holds',
        unit: 'members',
        seen: single(members),
        detail: tried.join('; '),
      };
  }
  return { what: '512 MB: members that it holds', unit: 'members', seen: single(0), detail: tried.join('; ') };
}

interface Server {
  readonly mebibytes: number;
  readonly members: number;
  readonly seconds: number;
}

async function outcomeOf(bench: Bench, { mebibytes, members, seconds }: Server): Promise<Outcome> {
  const group = MemoryGroup.create(mebibytes);
  let product: Product | undefined;
  try {
    product = await group.inside(() => bench.fresh(frugal));
    const { readers } = await plantLarge(product, { members }, bench.reporter);
    // The size of a photo after a phone has made it smaller.
    const form = formOf({ bytes: await pictureOf(1, { width: 2_000 }), type: 'image/jpeg' });
    bench.note(`a day of ${seconds} s with ${members} members in ${mebibytes} MiB`);
    const pids = watchedOf(product).map(({ pid }) => pid);
    let before = await ProcessTimes.now();
    const onBegin = async () => void (before = await ProcessTimes.now());
    const passed = await normalDay(product, { seconds, readers, photo: form, onBegin });
    const after = await ProcessTimes.now();
    const memory = await Promise.all(
      watchedOf(product).map(async ({ name, pid }) => `${name} ${shown((await memoryOf(pid)).proportional)}`),
    );
    const used = pids.reduce((sum, pid) => sum + after.of(pid) - before.of(pid), 0);
    await untilSettled(product);
    const isInOrder = (await product.audit()).includes('difference: 0 paise');
    const { peakMebibytes: peak, killedProcesses: kills } = group;
    return { ...passed, members, peak, kills, busy: used / seconds / processors, isInOrder, memory };
  } finally {
    await product?.close();
    await group.remove();
  }
}
