import { expect, it } from '@jest/globals';
import { queryIn } from './report-query.js';

const now = new Date('2026-02-28T18:30:00Z');

it.each([
  ['', { by: 'day', from: '2026-03-01', to: '2026-03-01' }],
  ['by=plan&from=2025-01-01&to=2025-12-31', { by: 'plan', from: '2025-01-01', to: '2025-12-31' }],
  ['by=nothing&to=2025-02-10', { by: 'day', from: '2025-02-01', to: '2025-02-10' }],
])('the address "%s" asks for the report %j', (address, query) => {
  expect(queryIn(new URLSearchParams(address), now)).toEqual(query);
});
