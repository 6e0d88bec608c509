import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { exampleOf, show } from '../../../test/visit.js';
import { BankMoney } from './bank-money.js';

const payment = exampleOf('expectedPayments')[0]!;
const line = { ...exampleOf('bankLines')[0]!, reason: 'utr' as const };

it('the page of a request marks its credit as reversed', async () => {
  const reversed = { ...payment, state: 'matched' as const, lines: [{ ...line, reversedOn: '2026-01-06' }] };
  await show(<BankMoney expectedId={payment._id} />, { as: 'head', answers: { expectedPayments: [reversed] } });
  await screen.findByText('Matched');
  screen.getByText('Reversed');
});

it('no reversal is shown if there is none', async () => {
  const matched = { ...payment, state: 'matched' as const, lines: [line] };
  await show(<BankMoney expectedId={payment._id} />, { as: 'head', answers: { expectedPayments: [matched] } });
  await screen.findByText('Matched');
  expect(screen.queryByText('Reversed')).toBeNull();
});
