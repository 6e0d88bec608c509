import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { exampleOf, show } from '../../../../test/visit.js';
import { ImportResult } from './import-result.js';

it.each([
  [1, '1 credit was flagged as reversed.'],
  [2, '2 credits were flagged as reversed.'],
])('the result counts the credits that the debits of a statement reverse: %d', async (reversed, sentence) => {
  await show(<ImportResult result={{ ...exampleOf('importBankStatement'), reversed }} />);
  screen.getByText(sentence);
});

it('no reversals are shown if there are none', async () => {
  await show(<ImportResult result={exampleOf('importBankStatement')} />);
  expect(screen.queryByText(/reversed/)).toBeNull();
});
