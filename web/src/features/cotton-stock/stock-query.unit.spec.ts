import { expect, it } from '@jest/globals';
import { addressOf, queryIn } from './stock-query.js';

const now = new Date('2026-02-28T18:30:00Z');

it.each([
  ['', { account: '', from: '2026-03-01', to: '2026-03-01' }],
  ['account=wicks&from=2025-01-01&to=2025-12-31', { account: 'wicks', from: '2025-01-01', to: '2025-12-31' }],
  ['account=nothing&to=2025-02-10', { account: '', from: '2025-02-01', to: '2025-02-10' }],
])('the address "%s" asks for the stock %j', (address, query) => {
  expect(queryIn(new URLSearchParams(address), now)).toEqual(query);
});

it('the stock of a number is found by its link', () => {
  for (const account of ['lost', ''] as const) {
    const query = { account, from: '2026-01-01', to: '2026-01-31' };
    const { searchParams } = new URL(addressOf(account, query), 'https://deepam.example');
    expect(queryIn(searchParams, now)).toEqual(query);
  }
});
