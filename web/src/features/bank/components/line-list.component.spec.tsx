import type { BankLineView, LineChoice } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { barriers, exampleOf, visit } from '../../../../test/visit.js';

const credit: BankLineView = {
  _id: 'b'.repeat(32),
  account: 'SBI',
  date: '2026-11-02',
  amount: 5e3,
  narration: 'UPI/630612345678/ASHA',
  reference: '',
  bankNumbers: ['630612345678'],
  state: 'unmatched',
  payments: [],
  rejected: [],
};
const reversed: BankLineView = { ...credit, _id: 'a'.repeat(32), amount: 1_750, reversedOn: '2026-11-03' };
const payment = exampleOf('bankLines')[0]!.payments[0]!;
const choice: LineChoice = { ...payment, amount: 2_500, status: 'approved', plan: null, isRefused: false };

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const renderLine = (line: BankLineView, more: object = {}) =>
  visit('/bank', { as: ['decide-plans'], answers: { bankLines: [line], ...more } });

it('the list dismisses the reversal of a credit after a question that names amount, day and bank number', async () => {
  const { user, server } = await renderLine(reversed);
  const button = await screen.findByRole('button', { name: 'Dismiss reversal' });
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toContain('3 Nov 2026');
  await user.click(button);
  const question = await dialog('Dismiss reversal');
  for (const fact of ['₹1,750', '2 Nov 2026', '630612345678']) question.getByText(fact);
  expect(await barriers()).toEqual([]);
  expect(server.callsOf('dismissReversal')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Dismiss reversal' }));
  await screen.findByText(/The reversal is dismissed/);
  expect(server.callsOf('dismissReversal').map(({ params }) => params['id'])).toEqual([reversed._id]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the list names the member of the matched request before the reversal of a credit is dismissed', async () => {
  const { user } = await renderLine({ ...reversed, state: 'matched', payments: [payment] });
  await user.click(await screen.findByRole('button', { name: 'Dismiss reversal' }));
  (await dialog('Dismiss reversal')).getByText(payment.name);
});

it('the list marks a reversed credit, and offers no match of it before the reversal is dismissed', async () => {
  await renderLine({ ...reversed, payments: [payment] });
  const button = await screen.findByRole('button', { name: 'Dismiss reversal' });
  const row = within(button.closest<HTMLElement>('[data-row]')!);
  row.getByText('Reversed');
  row.getByText(/Dismiss the reversal first/);
  expect(row.getByText(/A debit of 3 Nov 2026/).closest('[data-whole]')).not.toBeNull();
  expect(row.queryByText('Unmatched')).toBeNull();
  expect(row.queryByText(/No matching request/)).toBeNull();
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dismiss reversal',
    'None of these',
  ]);
});

it('the filter shows the reversed credits', async () => {
  const { user, server } = await renderLine(reversed);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Reversed');
  await waitFor(() => expect(server.callsOf('bankLines').at(-1)!.query['state']).toBe('reversed'));
});

it('the list asks before a credit is matched to a chosen request of another amount', async () => {
  const { user, server } = await renderLine(credit, { bankLineChoices: [choice] });
  await user.click(await screen.findByRole('button', { name: 'Find match' }));
  const choices = await dialog('Find match');
  expect((await choices.findAllByRole('columnheader')).at(-1)!.textContent).toBe('Match');
  await user.click(choices.getByRole('button', { name: 'Confirm match' }));
  const question = await dialog('Match of another amount');
  question.getByText('The credit is ₹5,000; the request is for ₹2,500.');
  question.getByText('This request is approved already.');
  expect(server.callsOf('matchBankLine')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Match credit' }));
  await screen.findByText(`Matched to ${payment.name}.`);
  expect(server.callsOf('matchBankLine')).toMatchObject([
    { params: { id: credit._id }, body: { expectedId: choice._id } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the list matches a suggested request of the same amount without a question, and asks about another amount', async () => {
  const [same, other] = [credit.amount, credit.amount - 100].map((amount, at) => ({
    ...credit,
    _id: String(at).repeat(32),
    state: 'suggested' as const,
    payments: [
      {
        ...payment,
        amount,
      },
    ],
  }));
  const { user, server } = await renderLine(same!, { bankLines: [same!, other!] });
  const [ofSame, ofOther] = await screen.findAllByRole('button', { name: 'Confirm match' });
  await user.click(ofOther!);
  await user.click((await dialog('Match of another amount')).getByRole('button', { name: 'Cancel' }));
  expect(server.callsOf('matchBankLine')).toEqual([]);
  await user.click(ofSame!);
  await waitFor(() => expect(server.callsOf('matchBankLine').map(({ params }) => params['id'])).toEqual([same!._id]));
});

it('the reader learns that no request is near a credit, and that none fits a search', async () => {
  const { user } = await renderLine(credit, { bankLineChoices: [] });
  await user.click(await screen.findByRole('button', { name: 'Find match' }));
  const choices = await dialog('Find match');
  await choices.findByText('No request near this amount and day');
  await user.type(choices.getByRole('searchbox'), 'Asha{Enter}');
  await choices.findByText('No matching requests');
});
