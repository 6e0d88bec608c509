import { expect, it } from '@jest/globals';
import { atMost } from './goal.js';
import { single } from './numbers.js';
import { earlierFigure, earlierTable, readResult, withVerdicts, type RunResult } from './result.js';

const parts = withVerdicts([
  {
    name: 'sales',
    load: [1.5, 2],
    seconds: 60,
    goals: [{ what: 'p50', unit: 'ms', bound: atMost(50), seen: single(78) }],
    tables: [{ name: 'hops', unit: 'ms', columns: [], rows: [] }],
  },
]);
const result = { format: 1, began: '2026-11-25T00:00:00.000Z', seed: 7, parts } as unknown as RunResult;

it('the file holds the verdict of each goal and its figure', () => {
  expect(parts[0]?.goals[0]).toMatchObject({ verdict: 'missed', seen: { value: 78 }, bound: { value: 50 } });
});

it('a result is read again, by the names of measurement and goal', () => {
  const earlier = readResult(JSON.stringify(result));
  expect(earlierFigure(earlier, 'sales', 'p50')?.value).toBe(78);
  expect(earlierFigure(earlier, 'sales', 'p99')).toBeUndefined();
  expect(earlierFigure(undefined, 'sales', 'p50')).toBeUndefined();
  expect(earlierTable(earlier, 'sales', 'hops')?.unit).toBe('ms');
  expect(earlierTable(earlier, 'reads', 'hops')).toBeUndefined();
});

it('other text is no result', () => {
  for (const text of ['null', '{}', '{"format":2,"parts":[]}', '{"format":1}']) {
    expect(() => readResult(text)).toThrow('it is not the result of a run of goals');
  }
  expect(() => readResult('{')).toThrow();
});
