import { expect, it } from '@jest/globals';
import { check } from './stage.js';
import { summary } from './summary.js';

it('the summary of npm test ends with the line of totals', () => {
  const text = summary([
    { name: 'lint', passed: 1, failed: 0, ms: 10_000 },
    { name: 'unit', passed: 120, failed: 2, ms: 20_000 },
    { name: 'browser', passed: 0, failed: 1, ms: 500, note: 'Chromium was not found' },
  ]);
  expect(text.split('\n').at(-1)).toBe('121 passed, 3 failed');
  expect(text).toContain('Chromium was not found');
});

it('the summary of npm test names the versions of the servers', () => {
  expect(summary([], { testedOn: 'MongoDB 8.2.6' })).toContain('on MongoDB 8.2.6');
  expect(summary([])).not.toContain(' on ');
});

it('the summary of npm test names the first failed test of each file, and the reason', () => {
  const [torn, late] = [
    { path: 'torn.spec.ts', failure: 'opens: Error: shut' },
    { path: 'late.spec.ts', failure: 'comes: Error: late' },
  ];
  const text = summary([{ name: 'int', passed: 1, failed: 1, ms: 0, broken: [torn], unsteady: [late] }]);
  expect(text).toContain('  failed: torn.spec.ts: opens: Error: shut');
  expect(text).toContain('  unsteady: late.spec.ts failed beside others and passed by itself: comes: Error: late');
});

it('the summary of npm test counts a check that throws as failed and keeps the reason', async () => {
  expect(await check('types', () => Promise.resolve(true))).toMatchObject({ passed: 1, failed: 0 });
  expect(await check('types', () => Promise.resolve(false))).toMatchObject({ passed: 0, failed: 1 });
  expect(await check('types', () => Promise.reject(new Error('no compiler')))).toMatchObject({
    failed: 1,
    note: 'no compiler',
  });
});
