import type { PayableRow } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { button, closed, dialog, row, sees } from '../../../../test/sees.js';
import { barriers, exampleOf, held, listPage, type Reader, refused, visit } from '../../../../test/visit.js';

const paid = exampleOf('payables')[0]!;
const { transfer: _transfer, tax: _tax, net: _net, ...plain } = paid;
const requested: PayableRow = { ...plain, state: 'requested' };
const waits = { requestedBy: 'Ravi Kulkarni', requestedAt: '2026-01-05T10:00:00.000Z' };

async function list(payable: PayableRow, as: Reader = ['payouts', 'reveal-numbers']) {
  const opened = await visit('/payables', { as, answers: { payables: listPage([payable], { total: 1 }) } });
  const shown = await row('₹250');
  const buttons = within(shown)
    .queryAllByRole('button', { name: /^(Approve|Reject|Transfers)$/ })
    .map((one) => one.textContent);
  return { ...opened, shown, buttons };
}

it('the list of payables offers the decision on a requested payout', async () => {
  const { buttons } = await list(requested);
  expect(buttons).toEqual(['Approve', 'Reject']);
  expect(await barriers()).toEqual([]);
});

it('the list of payables offers no approval of a payout that waits for a second approver', async () => {
  const { buttons } = await list({ ...requested, waits });
  expect(buttons).toEqual(['Reject']);
});

it('the list of payables offers no decision to a reader without the permission', async () => {
  const { buttons } = await list(requested, ['read']);
  expect(buttons).toEqual([]);
});

it('the list of payables opens the transfers of a paid payout', async () => {
  const { user, shown } = await list(paid);
  await user.click(await button('Transfers', shown));
  await sees('The member was paid on 5 Jan 2026, UTR SBINN52026010500001.', await dialog(/^Transfers of/));
  expect(await barriers()).toEqual([]);
});

it('the list of payables approves a payout with the amount that the server names', async () => {
  const { user, server, shown } = await list(requested);
  await user.click(await button('Approve', shown));
  const approving = await dialog('Approve Payout');
  await sees('Bank statements are imported up to 5 Jan 2026.', approving);
  await user.click(await button('Approve', approving));
  await closed('Approve Payout');
  expect(server.callsOf('updateCommissionStatus')[0]).toMatchObject({ body: { status: 'Approved', net: 4900 } });
});

it('the list of payables asks the server for requested payouts first', async () => {
  const { server } = await list(requested);
  expect(server.callsOf('payables')[0]?.query).toMatchObject({ state: 'requested' });
});

it('the list of payables is loading until the server answers', async () => {
  const late = held(listPage([requested], { total: 1 }));
  await visit('/payables', { as: ['payouts'], answers: { payables: () => late.answer } });
  await sees('Loading...');
  late.come();
  await row('₹250');
});

it('the list of payables explains an empty list', async () => {
  await visit('/payables', { as: ['payouts'], answers: { payables: listPage([], { total: 0 }) } });
  await sees('Nothing in this list');
  await sees('Requested payouts, returned deposits and refunds of plans are listed here by their state.');
  expect(await barriers()).toEqual([]);
});

it('the list of payables offers another try after an error', async () => {
  const { user, server } = await visit('/payables', {
    as: ['payouts'],
    answers: { payables: refused(503, 'SERVER.UNAVAILABLE', 'Not available now.') },
  });
  await sees('Not available now.');
  server.answers = { payables: listPage([requested], { total: 1 }) };
  await user.click(await button('Try again'));
  await row('₹250');
});

it('the list of payables asks for the next page with the cursor of the server', async () => {
  const { user, server } = await visit('/payables?payouts=paid', {
    as: ['payouts'],
    answers: { payables: listPage([paid], { nextCursor: 'second', total: 21 }) },
  });
  await row('₹250');
  await user.click(await button('Next'));
  await waitFor(() =>
    expect(server.callsOf('payables').at(-1)?.query).toMatchObject({ state: 'paid', cursor: 'second' }),
  );
});

it.each<[PayableRow['kind'], PayableRow['state'], string]>([
  ['payout', 'requested', 'The member has requested this payout. It is not approved or rejected yet.'],
  ['deposit-refund', 'owed', 'The company owes this amount to the member. No transfer is open.'],
  ['payout', 'paid', 'Nothing had to be transferred: the whole amount is tax.'],
  ['payout', 'rejected', 'The payout was rejected. The amount is available to the member again.'],
])('the list of payables explains the state of a %s that is %s and has no transfer', async (kind, state, sentence) => {
  const { shown } = await list({ ...plain, kind, state });
  expect(within(shown).getByTitle(sentence).textContent).toBe(
    { requested: 'Requested', owed: 'Owed', paid: 'Paid', rejected: 'Rejected' }[state as 'requested'],
  );
});

it('the list of payables opens one payable by its link, with its kind', async () => {
  const deposit = { ...exampleOf('payable'), kind: 'deposit-refund' as const, state: 'owed' as const, transfers: [] };
  await visit(`/payables?payable=${deposit._id}`, { as: ['payouts'], answers: { payable: deposit } });
  await sees('Deposit refund', await row('₹250'));
  await sees('Showing one result from a link.');
});

it('the list of payables has no barriers in Tamil on a phone, nor has the dialog of its transfers', async () => {
  const { user } = await visit('/payables?payouts=paid', {
    as: ['payouts', 'reveal-numbers'],
    language: 'ta',
    width: 360,
    answers: { payables: listPage([paid], { total: 1 }) },
  });
  await sees(/உறுப்பினருக்கு .+ அன்று பணம் செலுத்தப்பட்டது, UTR SBINN52026010500001\./);
  expect(await barriers()).toEqual([]);
  await user.click(await button('பரிமாற்றங்கள்'));
  await sees('வங்கியின் பதில்', await dialog(/பரிமாற்றங்கள்$/));
  expect(await barriers()).toEqual([]);
});

it('the page of a member shows payables in any state', async () => {
  const address = `/members/${paid.member._id}?part=payouts`;
  const { server } = await visit(address, { as: ['payouts', 'read'], answers: { payables: [paid] } });
  await row('₹250');
  const query = server.callsOf('payables').find((call) => 'memberId' in call.query && !('kind' in call.query))?.query;
  expect(query).toEqual({ limit: '20', memberId: paid.member._id });
});
