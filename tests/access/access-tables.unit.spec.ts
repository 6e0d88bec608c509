import { publicEndpoints } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { callOf, tables } from './access-tables.js';

it('the tables have rows and inputs for exactly the calls of the contracts', () => {
  const calls = publicEndpoints.map(callOf);
  const rows = [...new Set(tables.flatMap((table) => table.rows.map(({ call }) => call)))];
  const inputs = tables.flatMap((table) => table.inputs.map(({ endpoint }) => callOf(endpoint)));
  const inTables = (what: string) => (call: string) => `tests/access/*-access.ts, ${what}: ${call}`;
  for (const [what, found] of Object.entries({ rows, inputs }))
    expect(found.map(inTables(what)).toSorted()).toEqual(calls.map(inTables(what)).toSorted());
});

it('the tables of access name own, missing and malformed ids for every call with an id in its path', () => {
  for (const endpoint of publicEndpoints.filter(({ params }) => params !== undefined)) {
    const rows = tables.flatMap((table) => table.rows).filter(({ call }) => call === callOf(endpoint));
    expect(rows.map(({ target }) => target)).toEqual(expect.arrayContaining(['own', 'other', 'missing', 'malformed']));
  }
});
