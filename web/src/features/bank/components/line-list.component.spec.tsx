import type { BankLineView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { barriers, visit } from '../../../../test/visit.js';

const reversed: BankLineView = {
  ...{ _id: 'a'.repeat(32), account: 'SBI', date: '2026-11-02', amount: 1_750, narration: 'UPI/630612345678/ASHA' },
  ...{ reference: '', reversedOn: '2026-11-03', state: 'unmatched', payments: [], refused: [] },
};

it('dismisses the reversal of a credit by a button that is described by the day of the debit', async () => {
  const { user, server } = await visit('/bank', { as: ['decide-plans'], answers: { bankLines: [reversed] } });
  const button = await screen.findByRole('button', { name: 'Dismiss reversal' });
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toContain('3 Nov 2026');
  expect(await barriers()).toEqual([]);
  await user.click(button);
  await screen.findByText(/The reversal is dismissed/);
  expect(server.callsOf('dismissReversal').map(({ params }) => params['id'])).toEqual([reversed._id]);
});
