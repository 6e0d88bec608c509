import { figureOf, single } from '../figures/numbers.js';
import type { Table } from '../figures/table.js';
import type { Seconds } from './processor-cost.js';

export function costTable(seen: Readonly<Record<string, readonly Seconds[]>>, rest: Seconds): Table {
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
