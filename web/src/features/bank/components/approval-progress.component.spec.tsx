import { it } from '@jest/globals';
import { sees } from '../../../../test/sees.js';
import { exampleOf, show } from '../../../../test/visit.js';
import { ApprovalProgress } from './approval-progress.js';

it.each([
  [4, '1 request was not touched.'],
  [3, '2 requests were not touched.'],
])('the progress counts the requests that a stopped approval left, after %d decisions', async (approved, words) => {
  const approval = {
    ...exampleOf('listBulkApprovals')[0]!,
    ...({ state: 'stopped', requests: 5, failed: 0 } as const),
  };
  await show(<ApprovalProgress approval={{ ...approval, approved }} />, { as: 'head' });
  await sees(words);
});
