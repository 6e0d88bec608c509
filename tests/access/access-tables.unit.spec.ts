import { publicEndpoints } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { callOf, tables } from './access-tables.js';

describe('the tables of access', () => {
  it('have rows and inputs for every call of the contracts, and for no other', () => {
    const calls = publicEndpoints.map(callOf).toSorted();
    expect([...new Set(tables.flatMap(({ rows }) => rows.map(({ call }) => call)))].toSorted()).toEqual(calls);
    expect(tables.flatMap(({ inputs }) => inputs.map(({ endpoint }) => callOf(endpoint))).toSorted()).toEqual(calls);
  });

  it('name own, missing and malformed ids for every call with an id in its path', () => {
    for (const endpoint of publicEndpoints.filter(({ params }) => params !== undefined)) {
      const rows = tables.flatMap((table) => table.rows).filter(({ call }) => call === callOf(endpoint));
      expect(rows.map(({ target }) => target)).toEqual(
        expect.arrayContaining(['own', 'other', 'missing', 'malformed']),
      );
    }
  });
});
