import { expect, it } from '@jest/globals';
import { single } from './numbers.js';
import { tableLines, type Table } from './table.js';

const table = (gateway: number, network: number | null): Table => ({
  name: 'cost',
  unit: 'µs',
  columns: ['gateway', 'network'],
  rows: [
    {
      name: 'a sale',
      cells: [
        { value: gateway, low: gateway - 2, high: gateway + 2, of: 5 },
        network === null ? null : single(network),
      ],
    },
  ],
});

it('a table has its figures below each other, with half the distance of the quartiles', () => {
  expect(tableLines(table(100, null))).toBe('cost, µs    gateway  network\na sale    100 ±2.00\n');
});

it('a table shows an earlier run by the names of rows and columns, wherever they stood', () => {
  const before: Table = { ...table(300, 7), columns: ['network', 'gateway'] };
  expect(tableLines(table(100, 4), before)).toContain('7.00 > 100 ±2.00');
  expect(tableLines(table(100, 4), before)).toContain('300 > 4.00');
  expect(tableLines(table(100, 4), { ...before, rows: [] })).not.toContain('>');
});
