import type { BulkWorkView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { fill } from '../../lib/i18n/messages.js';
import { bulkTally } from './bulk-tally.js';
import { deskMessages } from '../../components/ui/desk-messages.js';

const t = ((key: keyof typeof deskMessages.english, params?: Record<string, string>) =>
  fill(deskMessages.english[key], params)) as Parameters<typeof bulkTally>[0];
const work = { rows: 5, done: 2, failed: 1 } as BulkWorkView;

it.each([
  ['running', '3 of 5'],
  ['done', '2 done, 1 failed.'],
  ['stopped', 'Stopped: 2 done, 1 failed, 2 skipped.'],
] as const)('the tally shows the progress of work that is %s', (state, tally) => {
  expect(bulkTally(t, { ...work, state })).toBe(tally);
});
