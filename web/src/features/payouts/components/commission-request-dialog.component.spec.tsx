import type { PayoutAccount } from '@deepam/contracts';
import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Toasts } from '../../../components/ui/toasts.js';
import { button, dialog, field } from '../../../../test/sees.js';
import { exampleOf, show } from '../../../../test/visit.js';
import { CommissionRequestDialog } from './commission-request-dialog.js';

const answer = exampleOf('commissionRequest');
const balance = { ...exampleOf('balance'), available: 725, availableFrom: { commission: 225, earnings: 500 } };

it.each<[PayoutAccount, number, number, string]>([
  ['commission', 225, 0, 'Commission Requested Successfully'],
  ['commission', 0, 225, 'Commission Requested Successfully. Withdrawal of ₹225 requested.'],
  [
    ...(['commission', 200, 25] as const),
    'Commission Requested Successfully. Withdrawal of ₹225 requested: ₹200 from commission, ₹25 from earnings.',
  ],
  ['earnings', 0, 225, 'Withdrawal of ₹225 requested.'],
])(
  'the dialog shows the parts of a request of %s: %d of commission, %d of earnings',
  async (from, commission, earnings, sentence) => {
    const onClose = jest.fn();
    const entry = { ...answer.entry, amount: 225, paidFrom: { commission, earnings } };
    const { user } = await show(
      <>
        <CommissionRequestDialog from={from} onClose={onClose} />
        <Toasts />
      </>,
      { as: 'member', answers: { balance, commissionRequest: { ...answer, entry } } },
    );
    const sheet = await dialog(from === 'earnings' ? 'Withdraw Earnings' : 'Request Commission Payout');
    await user.type(await field('Amount', sheet), '225');
    await user.click(await button('Submit Request', sheet));
    await screen.findByText(sentence, { exact: true });
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);
