import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { button, dialog, row, sees } from '../../../../test/sees.js';
import { barriers, exampleOf, visit } from '../../../../test/visit.js';

const amount = { ...exampleOf('payoutAmountToSend'), amount: 250, tax: 0, net: 250 };
const saidPaid = { utr: 'SBINN52026010500088', on: '2026-01-05', reference: 'DPYABCDEFGHJ' };
const address = '/dashboard?payout=65f0000000000000000000c1#payouts';

describe('the approval of a payout', () => {
  it('that the bank has reported paid needs an answer about that payment first', async () => {
    const payoutAmountToSend = { ...amount, filedBefore: { saidPaid } };
    const { user, server } = await visit(address, { as: ['payouts', 'read'], answers: { payoutAmountToSend } });
    await user.click(await button('Approve', await row('₹250')));
    const approving = await dialog('Approve Payout');
    await sees('The bank says that it was paid on 5 Jan 2026, UTR SBINN52026010500088.', approving);
    const approve = await button('Approve', approving);
    expect(approve.disabled).toBe(true);
    expect(await barriers()).toEqual([]);
    await user.click(await screen.findByRole('radio', { name: 'Nothing was sent now.' }));
    expect(approve.disabled).toBe(false);
    expect(server.callsOf('updateCommissionStatus')).toEqual([]);
  });

  it('that was in a file for the bank before warns of a second payment', async () => {
    const payoutAmountToSend = { ...amount, filedBefore: { saidPaid: null } };
    const { user } = await visit(address, { as: ['payouts', 'read'], answers: { payoutAmountToSend } });
    await user.click(await button('Approve', await row('₹250')));
    await sees('The bank may have paid', await dialog('Approve Payout'));
  });
});
