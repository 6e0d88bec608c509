import { expect, it } from '@jest/globals';
import { costTable } from './cost-table.js';
import { perCall } from './processor-cost.js';

it('the cost is the processor time of each call without idle time', () => {
  const whole = { taken: { gateway: 0.5, mongod: 0.3 }, passed: 2 };
  expect(perCall(whole, { gateway: 0.05, mongod: 0 }, 1_000)).toEqual({ gateway: 400, mongod: 300 });
});

it('the cost sums the processes of the product, without the client', () => {
  const seen = { 'a GET': [{ gateway: 100, mongod: 50, client: 900 }] };
  const { columns, rows } = costTable(seen, { gateway: 0.01, mongod: 0.02, client: 0.5 });
  expect(columns).toEqual(['all', 'gateway', 'mongod', 'client']);
  expect(rows[0]?.cells.map((cell) => cell?.value)).toEqual([150, 100, 50, 900]);
  expect(rows[1]?.cells[0]?.value).toBeCloseTo(30_000);
});
