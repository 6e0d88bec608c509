import type { Product } from '@deepam/testing';
import { Backlog } from '../../../libs/messaging/bench/backlog.js';
import { atMost, type Goal } from '../figures/goal.js';
import { figureOf, quantileFigure, single, type Figure } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import type { Table } from '../figures/table.js';
import { plantMembers } from '../planted/plant-members.js';
import { plantPostings } from '../planted/plant-postings.js';
import { plantedReaders } from '../planted/readers.js';
import { untilCounted } from '../planted/plant-large.js';
import type { Bench } from '../running/bench.js';
import { chainOf, type Reader } from '../running/people.js';
import { untilSettled } from '../running/until-settled.js';
import { sell } from '../sales/sell.js';
import { auditing, keepMomentsReadable, plantEvents, rebuilding } from './command-lines.js';
import { growthClasses, growthOf } from './growth-class.js';
import { businessOverview, dashboard, memberNetwork, statement } from '@deepam/contracts';

const usualMembers = 100_000;
const smallest = 1_000;
const postingsEach = 10;
const reads = 30;
const sales = 10;
const largestQueue = 100_000;

type Seen = Map<string, { size: number; cost: Figure }[]>;

/** Costs that may grow with the size, because they cover all data. */
const wholes = ['audit', 'rebuild'];

export async function measureGrowth(bench: Bench): Promise<Measured> {
  const most = bench.options.members ?? usualMembers;
  const seen = await growing(bench, most);
  const queues = await drained(bench, Math.min(most, largestQueue));
  return {
    goals: [...goalsOf(seen, 'members'), ...goalsOf(queues, 'events')],
    tables: [
      tableOf('cost by members, each with ten postings', seen),
      tableOf('cost of an event by the queue', queues),
    ],
  };
}

async function growing(bench: Bench, most: number): Promise<Seen> {
  const seen: Seen = new Map();
  const product = await bench.fresh();
  let before = 0;
  try {
    await keepMomentsReadable(product);
    for (let members = smallest; members <= most; members *= 10) {
      bench.note(`${members} members`);
      await plant(product, members, before);
      await measureAt(product, members, seen);
      before = members;
    }
  } finally {
    await product.close();
  }
  return seen;
}

async function plant(product: Product, members: number, before: number): Promise<void> {
  await plantMembers(product, members, before);
  await plantPostings(product, members, members * postingsEach, before * postingsEach);
  await plantEvents(product, members, before);
  await untilCounted(product);
  await untilSettled(product);
}

async function measureAt(product: Product, members: number, seen: Seen): Promise<void> {
  const [member] = await plantedReaders(product, smallest, 1);
  for (const [name, read] of Object.entries(readLines(product, member!))) {
    add(seen, name, members, quantileFigure(await timesOf(read), 0.5));
  }
  const chain = await chainOf(product, 11);
  await sell(product, chain, 3);
  add(seen, 'sale until ten uplines read it', members, quantileFigure(await sell(product, chain, sales), 0.5));
  await untilSettled(product);
  add(seen, 'audit of the ledger', members, single(await auditing(product)));
  add(seen, 'rebuild of members from their events', members, single(await rebuilding(product)));
}

async function timesOf(read: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let time = -5; time < reads; time += 1) {
    const began = performance.now();
    await read();
    if (time >= 0) took.push(performance.now() - began);
  }
  return took;
}

async function drained(bench: Bench, longest: number): Promise<Seen> {
  const seen: Seen = new Map();
  await bench.servers();
  const backlog = await Backlog.start();
  try {
    await backlog.drain(smallest);
    for (let length = smallest; length <= longest; length *= 10) {
      const perEvent: number[] = [];
      while (perEvent.length < Math.min(3, bench.options.rounds)) perEvent.push(1_000 / (await backlog.drain(length)));
      add(seen, 'an event of a queue', length, figureOf(perEvent));
    }
  } finally {
    await backlog.stop();
  }
  return seen;
}

const add = (seen: Seen, name: string, size: number, cost: Figure): unknown =>
  seen.set(name, [...(seen.get(name) ?? []), { size, cost }]);

const goalsOf = (seen: Seen, of: string): Goal[] =>
  [...seen].map(([name, row]) => {
    const growth = growthOf(row.map(({ size, cost }) => ({ size, cost: cost.value })));
    const isWhole = wholes.some((whole) => name.startsWith(whole));
    return {
      what: `${name}: how it grows with the number of ${of} (0 flat, 1 logarithmic, 2 linear, 3 worse)`,
      unit: 'class',
      bound: atMost(growthClasses.indexOf(isWhole ? 'linear' : 'logarithmic')),
      seen: single(growth === null ? Number.NaN : growthClasses.indexOf(growth)),
      detail: growth ?? 'too few sizes to tell',
    };
  });

function tableOf(name: string, seen: Seen): Table {
  const sizes = [...new Set([...seen.values()].flatMap((row) => row.map(({ size }) => size)))];
  return {
    name,
    unit: 'ms',
    columns: sizes.map(String),
    rows: [...seen].map(([line, row]) => ({
      name: line,
      cells: sizes.map((size) => row.find((one) => one.size === size)?.cost ?? null),
    })),
  };
}

export type GrowthLine = () => Promise<unknown>;

export function readLines({ api, head }: Product, member: Reader): Readonly<Record<string, GrowthLine>> {
  const { token } = head;
  const own = { token: member.token };
  return {
    'page of 50 of all members': () => api.call(memberNetwork, { token, query: { limit: 50 } }),
    'search of two words with its count': () =>
      api.call(memberNetwork, { token, query: { limit: 50, search: 'kavita pat' } }),
    'page of a statement': () => api.call(statement, { ...own, query: { limit: 50 } }),
    'dashboard of a member': () => api.call(dashboard, { ...own, query: { limit: 50 } }),
    'overview of the business': () => api.call(businessOverview, { token }),
  };
}
