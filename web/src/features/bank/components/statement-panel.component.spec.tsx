import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { exampleOf, show } from '../../../../test/visit.js';
import { StatementPanel } from './statement-panel.js';

const statement = exampleOf('bankStatements')[0]!;
const none = { matched: 0, suggested: 0, ambiguous: 0, unmatched: 0 };

async function creditsOf(credits: typeof statement.credits): Promise<string> {
  await show(<StatementPanel />, { as: ['decide-plans'], answers: { bankStatements: [{ ...statement, credits }] } });
  const row = (await screen.findByText('SBI CURRENT')).closest<HTMLElement>('[data-row]')!;
  return within(row).getAllByRole('cell').at(-1)!.textContent;
}

it('the result of a statement with debits only shows no credit', async () => {
  expect(await creditsOf(none)).toBe('No new credit');
});

it('the panel counts the credits of a statement by their state', async () => {
  expect(await creditsOf({ ...none, matched: 2 })).toBe('Matched: 2');
});
