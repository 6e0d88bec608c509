import { account } from '@deepam/contracts';
import { atMost, type Goal } from '../figures/goal.js';
import { quantileFigure } from '../figures/numbers.js';
import type { Measured } from '../figures/result.js';
import { rounds } from '../figures/rounds.js';
import type { Bench } from '../running/bench.js';
import { load } from '../running/load.js';
import { chainOf } from '../running/people.js';
import { untilSettled } from '../running/until-settled.js';
import { BareSale } from './bare-sale.js';
import { sell } from './sell.js';

const uplines = 11;
const perRound = 20;
const clients = 8;

export async function measureSales(bench: Bench): Promise<Measured> {
  const { product, readers } = await bench.large();
  const tokens = readers.map(({ token }) => token);
  const chain = await chainOf(product, uplines);
  await sell(product, chain, 10);
  const bare = await BareSale.start(product);
  await bare.sell(10);
  const target = { origin: product.url, path: () => `/api${account.path}`, tokens };
  const contenders = {
    bare: async () => {
      await untilSettled(product);
      return bare.sell(perRound);
    },
    quiet: () => sell(product, chain, perRound, { oneByOne: true }),
    inRow: () => sell(product, chain, perRound),
    busy: () => sell(product, chain, perRound, { beside: (seconds) => load(target, { clients, seconds }) }),
  };
  const { quiet, inRow, busy, bare: bareOnes } = await rounds(contenders, bench.options.rounds, bench.random);
  await bare.stop();
  return {
    goals: [
      ...goalsOf(quiet.flat()),
      ...compared('as many commands and one message without the product, by the bare drivers', bareOnes.flat()),
      ...compared('the same while what follows from the sale before is still worked on', inRow.flat()),
      ...compared(`the same while ${clients} clients read without a pause`, busy.flat()),
    ],
  };
}

const what = 'plan approval until ten uplines are credited and can be read';

const goalsOf = (took: readonly number[]): Goal[] => [
  { what: `${what}, p50`, unit: 'ms', bound: atMost(50), seen: quantileFigure(took, 0.5) },
  { what: `${what}, p99`, unit: 'ms', bound: atMost(250), seen: quantileFigure(took, 0.99) },
];

const compared = (what: string, took: readonly number[]): Goal[] =>
  [0.5, 0.99].map((part) => ({ what: `${what}, p${part * 100}`, unit: 'ms', seen: quantileFigure(took, part) }));
