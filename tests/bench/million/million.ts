import { networkSorts } from '@deepam/contracts';
import { LargeTree } from '../../../services/network/bench/large-tree.js';
import { atMost, type Goal } from '../figures/goal.js';
import { figureOf, median, quantile, quantileFigure, single } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { ratio, rounds } from '../figures/rounds.js';
import { shown } from '../figures/shown.js';
import type { Table } from '../figures/table.js';
import type { Bench } from '../running/bench.js';
import { BarePages } from './bare-pages.js';

const perRound = 60;
/** Rounds before the counted ones: V8 has compiled the code of a page by then. */
const warmUp = 25;
const million = 1_000_000;
const plantingGoal = 300;

const narrowings: readonly Record<string, string>[] = [
  { plan: 'Gold' },
  { plan: 'Gold', sort: 'earnings' },
  { approved: 'false' },
  { planRequested: 'true' },
  { planRequested: 'true', sort: 'name' },
  { search: 'patil' },
  { search: 'kavita pat' },
  { search: 'k p' },
  { search: 'kavita s' },
  { search: 'kavita 9000123' },
  { search: '90001234' },
  { search: 'nobody of that name' },
  { search: 'a', sort: 'commission' },
];

export async function measureMillion(bench: Bench): Promise<Measured> {
  await bench.servers();
  const members = bench.options.members ?? million;
  const tree = await LargeTree.start(members, (line) => bench.note(line));
  const bare = await BarePages.start(() => tree.bareFind('desc'));
  try {
    const pages = await pageGoals(tree, bare, bench);
    const tables = [await sortingTable(tree, bench), await narrowingTable(tree, bench)];
    return { goals: [...pages, await searchGoal(tree, bench), plantingGoalOf(tree, members)], tables };
  } finally {
    await bare.stop();
    await tree.stop();
  }
}

async function pageGoals(tree: LargeTree, bare: BarePages, { options, random }: Bench): Promise<Goal[]> {
  const last = await tree.lastCursor('registeredDate');
  const p50 = (run: () => Promise<unknown>) => async () => median(await timesOf(run, perRound));
  const contenders = {
    bare: p50(() => tree.bareFind('desc')),
    useCase: p50(() => tree.useCase({})),
    http: p50(() => tree.overHttp({})),
    bareHttp: p50(() => bare.read()),
    lastBare: p50(() => tree.bareFind('asc')),
    lastUseCase: p50(() => tree.useCase({ cursor: last })),
    lastHttp: p50(() => tree.overHttp({ cursor: last })),
  };
  // Code of a few runs is not compiled yet, unlike that of a used service.
  for (const run of Object.values(contenders)) for (let round = 0; round < warmUp; round += 1) await run();
  const seen = await rounds(contenders, options.rounds, random);
  const middle = (name: keyof typeof contenders) => `${shown(median(seen[name]))} ms`;
  const what = 'page of 50 of all members, p50';
  return [
    {
      what: `${what}, in the service beside a bare find`,
      unit: 'x',
      bound: atMost(2),
      seen: ratio(seen.useCase, seen.bare),
      detail: `${middle('useCase')} beside ${middle('bare')}`,
    },
    {
      what: `${what}, over HTTP beside a bare find`,
      unit: 'x',
      bound: atMost(2.5),
      seen: ratio(seen.http, seen.bare),
      detail: `${middle('http')} beside ${middle('bare')}`,
    },
    {
      what: 'the least that HTTP takes of it: the bare find behind a bare server, beside itself',
      unit: 'x',
      seen: ratio(seen.bareHttp, seen.bare),
      detail: middle('bareHttp'),
    },
    {
      what: 'the last page beside the first, over HTTP',
      unit: 'x',
      bound: atMost(1.2),
      seen: ratio(seen.lastHttp, seen.http),
      detail: `${middle('lastHttp')}; in the service ${middle('lastUseCase')}, bare ${middle('lastBare')}`,
    },
    {
      what: 'keys of the index looked at for a page',
      unit: 'keys',
      bound: atMost(51),
      seen: single(Math.max(await tree.keysExamined({}), await tree.keysExamined({ cursor: last }))),
    },
  ];
}

async function searchGoal(tree: LargeTree, { options }: Bench): Promise<Goal> {
  const took = await timesOf(() => tree.overHttp({ search: 'kavita pat' }), 10 * options.rounds);
  return {
    what: 'search of two words with its count, p95',
    unit: 'ms',
    bound: atMost(100),
    seen: quantileFigure(took, 0.95),
    detail: `p50 ${shown(median(took))} ms`,
  };
}

const plantingGoalOf = ({ planted }: LargeTree, members: number): Goal => ({
  what: `planting and indexing ${members} members`,
  unit: 's',
  seen: single(planted),
  ...(members === million ? { bound: atMost(plantingGoal) } : {}),
});

async function sortingTable(tree: LargeTree, { options }: Bench): Promise<Table> {
  const rows: Table['rows'][number][] = [];
  for (const sort of networkSorts) {
    const cursor = await tree.lastCursor(sort);
    const first = await timesOf(() => tree.overHttp({ sort }), 10 * options.rounds);
    const last = await timesOf(() => tree.overHttp({ sort, cursor }), 10 * options.rounds);
    rows.push({ name: sort, cells: [quantileFigure(first, 0.5), quantileFigure(last, 0.5)] });
  }
  return { name: 'pages by sorting', unit: 'ms, p50', columns: ['first', 'last'], rows };
}

async function narrowingTable(tree: LargeTree, { options }: Bench): Promise<Table> {
  const rows: Table['rows'][number][] = [];
  for (const query of narrowings) {
    const took = await timesOf(() => tree.overHttp(query), 2 * options.rounds);
    rows.push({ name: new URLSearchParams(query).toString(), cells: [figureOf(took), single(quantile(took, 1))] });
  }
  return { name: 'narrowed lists with their counts', unit: 'ms', columns: ['p50', 'slowest'], rows };
}

async function timesOf(run: () => Promise<unknown>, times: number): Promise<number[]> {
  const took: number[] = [];
  for (let time = -5; time < times; time += 1) {
    const began = performance.now();
    await run();
    if (time >= 0) took.push(performance.now() - began);
  }
  return took;
}
