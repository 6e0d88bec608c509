import type { PayableRow } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { button, closed, dialog, row, sees } from '../../../../test/sees.js';
import { barriers, exampleOf, listPage, type Reader, visit } from '../../../../test/visit.js';

const paid = exampleOf('payables')[0]!;
const { transfer: _transfer, tax: _tax, net: _net, ...plain } = paid;
const requested: PayableRow = { ...plain, state: 'requested' };
const waits = { askedBy: 'Ravi Kulkarni', askedAt: '2026-01-05T10:00:00.000Z' };

async function list(payable: PayableRow, as: Reader = ['payouts', 'reveal-numbers']) {
  const opened = await visit('/payables', { as, answers: { payables: listPage([payable], { total: 1 }) } });
  const shown = await row('₹250');
  const buttons = within(shown)
    .queryAllByRole('button', { name: /^(Approve|Reject|Transfers)$/ })
    .map((one) => one.textContent);
  return { ...opened, shown, buttons };
}

describe('the list of payables', () => {
  it('offers the decision on a requested payout', async () => {
    const { buttons } = await list(requested);
    expect(buttons).toEqual(['Approve', 'Reject']);
    expect(await barriers()).toEqual([]);
  });

  it('offers no approval of a payout that waits for a second approver', async () => {
    const { buttons } = await list({ ...requested, waits });
    expect(buttons).toEqual(['Reject']);
  });

  it('offers no decision to a reader without the permission', async () => {
    const { buttons } = await list(requested, ['read']);
    expect(buttons).toEqual([]);
  });

  it('opens the transfers of a paid payout', async () => {
    const { user, shown } = await list(paid);
    await user.click(await button('Transfers', shown));
    await sees('The member was paid on 5 Jan 2026, UTR SBINN52026010500001.', await dialog(/^Transfers of/));
  });

  it('approves a payout with the amount that the server names', async () => {
    const { user, server, shown } = await list(requested);
    await user.click(await button('Approve', shown));
    const approving = await dialog('Approve Payout');
    await sees('Bank statements are imported up to 5 Jan 2026.', approving);
    await user.click(await button('Approve', approving));
    await closed('Approve Payout');
    expect(server.callsOf('updateCommissionStatus')[0]).toMatchObject({ body: { status: 'Approved', net: 4900 } });
  });

  it('asks the server for requested payouts first', async () => {
    const { server } = await list(requested);
    expect(server.callsOf('payables')[0]?.query).toMatchObject({ state: 'requested' });
  });
});
