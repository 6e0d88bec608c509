import type { StatementPreview } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { barriers, exampleOf, visit } from '../../../../test/visit.js';

const preview = exampleOf('previewBankStatement');
const result = { ...exampleOf('importBankStatement'), isKnown: false, suggested: 2, ambiguous: 0, unmatched: 1 };
const layout = { ...preview.layout!, date: 0, narration: 1 };
const known: StatementPreview = {
  ...preview,
  source: 'confirmed',
  confirmed: { by: 'Asha', at: '2026-11-01T10:00:00.000Z' },
  layout,
  isTurned: false,
  brokenCount: 0,
  accounts: ['SBI CURRENT', 'HDFC'],
};
const guessed: StatementPreview = { ...known, source: 'guessed', confirmed: null, accounts: [] };
const chosen: StatementPreview = { ...guessed, source: 'chosen' };

const file = new File(['Date,Narration'], 'november.csv', { type: 'text/csv' });

async function upload(answers: object) {
  const visited = await visit('/bank', {
    as: ['decide-plans', 'bank-layouts'],
    answers: { importBankStatement: result, ...answers },
  });
  await visited.user.click(await screen.findByRole('button', { name: 'Import bank statement' }));
  await visited.user.upload(await screen.findByLabelText(/Statement file/), file);
  return visited;
}

const step = () =>
  screen.getByRole('list', { name: 'Steps of the import' }).querySelector('[aria-current="step"]')?.textContent;

it('the import goes straight to the review of a recognised file, with its mapping folded and its account filled in', async () => {
  const { user, server } = await upload({ previewBankStatement: known });
  const account = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Account' });
  expect(account.value).toBe('SBI CURRENT');
  expect(step()).toBe('3Review');
  expect(screen.getByText('Map columns', { selector: 'summary' }).closest('details')!.open).toBe(false);
  expect(await barriers()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const next = await screen.findByRole('link', { name: 'To match (3)' });
  expect(next.getAttribute('href')).toBe('/bank?state=to-match#lines');
  expect(server.callsOf('confirmBankLayout')).toEqual([]);
  expect(step()).toBeUndefined();
  expect(screen.queryByText('november.csv')).toBeNull();
  screen.getByLabelText(/Statement file/);
  await user.click(next);
  await waitFor(() => expect(server.callsOf('bankLines').at(-1)!.query['state']).toBe('to-match'));
});

it('the import asks for the columns of an unknown file first, and confirms them at its end', async () => {
  const answers = [guessed, chosen];
  const { user, server } = await upload({ previewBankStatement: () => answers.shift()! });
  await screen.findByText('We detected the columns from their headings. Please check them.');
  expect(step()).toBe('2Map columns');
  expect(screen.queryByRole('button', { name: /import/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Apply mapping' }));
  await user.type(await screen.findByRole('combobox', { name: 'Account' }), 'SBI');
  expect(step()).toBe('3Review');
  await user.click(screen.getByRole('button', { name: 'Confirm columns and import' }));
  await screen.findByRole('link', { name: 'To match (3)' });
  expect(server.callsOf('confirmBankLayout')).toHaveLength(1);
  expect(server.callsOf('importBankStatement')).toHaveLength(1);
});

it('the import stays at columns that the balances contradict', async () => {
  const { user } = await upload({ previewBankStatement: { ...chosen, isTurned: true } });
  await user.click(await screen.findByRole('button', { name: 'Apply mapping' }));
  await screen.findByText(/The balances contradict these columns/);
  expect(step()).toBe('2Map columns');
});

it('the import replaces a file by another choice', async () => {
  const { user } = await upload({ previewBankStatement: known });
  await user.click(await screen.findByRole('button', { name: 'Choose another file' }));
  expect(step()).toBe('1Upload');
  screen.getByLabelText(/Statement file/);
});
