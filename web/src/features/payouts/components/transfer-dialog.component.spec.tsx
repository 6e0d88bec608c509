import type { PayableView, TransferView } from '@deepam/contracts';
import { expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Toasts } from '../../../components/ui/toasts.js';
import { button, dialog, field, sees } from '../../../../test/sees.js';
import { exampleOf, held, type Reader, refused, show } from '../../../../test/visit.js';
import { TransferDialog } from './transfer-dialog.js';

const payable = exampleOf('payable');
const paid = payable.transfers[0]!;
const manual: TransferView = {
  _id: paid._id,
  channel: 'manual',
  state: 'approved',
  amount: 245,
  reference: paid.reference,
  requestedBy: 'Ravi Kulkarni',
  approvedBy: 'Meera Shah',
  approvedAt: paid.approvedAt,
  evidence: [],
};
const submitted: TransferView = {
  ...manual,
  channel: 'bank-file',
  state: 'submitted',
  submittedAt: '2026-01-05T10:00:00.000Z',
  releasableFrom: '2026-01-12T10:00:00.000Z',
};
const actionNames = /^(Record as sent|Cancel transfer|Release transfer|Record recovery|New transfer)$/;

async function open(state: PayableView['state'], transfer: TransferView, as: Reader = ['payouts', 'reveal-numbers']) {
  const visit = await show(
    <>
      <TransferDialog payableId={payable._id} onClose={jest.fn()} />
      <Toasts />
    </>,
    { as, answers: { payable: { ...payable, state, transfers: [transfer] } } },
  );
  const opened = await dialog(/^Transfers of/);
  const names = within(opened)
    .queryAllByRole('button', { name: actionNames })
    .map((one) => one.textContent);
  return { ...visit, opened, names };
}

it.each<[string, PayableView['state'], TransferView, string[]]>([
  [
    'the requester of a manual transfer',
    'in-transfer',
    { ...manual, isYours: true },
    ['Record as sent', 'Cancel transfer'],
  ],
  ['another team member', 'in-transfer', manual, []],
  [
    'another team member after a week',
    'in-transfer',
    { ...manual, isOverdue: true },
    ['Record as sent', 'Cancel transfer'],
  ],
  ['the reader of a transfer that the bank has had for a week', 'in-transfer', submitted, ['Release transfer']],
  [
    'the reader of a transfer that was downloaded again now',
    'in-transfer',
    { ...submitted, releasableFrom: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString() },
    [],
  ],
  ['the reader of a paid transfer', 'paid', paid, []],
  ['the reader of a duplicate transfer', 'paid-twice', { ...paid, state: 'paid-twice' }, ['Record recovery']],
  ['the reader of a cancelled transfer', 'owed', { ...manual, state: 'cancelled' }, ['New transfer']],
])('the dialog of transfers offers %s the actions of its state', async (_, state, transfer, expected) => {
  const { names } = await open(state, transfer);
  expect(names).toEqual(expected);
});

it('the dialog of transfers offers nothing to a reader without the permission', async () => {
  const { names } = await open('in-transfer', { ...manual, isOverdue: true }, ['read']);
  expect(names).toEqual([]);
});

it('the dialog of transfers releases a transfer with a reason', async () => {
  const { user, server, opened } = await open('in-transfer', submitted);
  await user.click(await button('Release transfer', opened));
  const releasing = await dialog('Release transfer');
  await user.type(within(releasing).getByRole('textbox'), 'The bank has rejected it');
  await user.click(await button('Release transfer', releasing));
  await sees('is released.');
  expect(server.callsOf('releaseTransfer')[0]).toMatchObject({
    params: { transferId: submitted._id },
    body: { reason: 'The bank has rejected it' },
  });
});

it('the dialog of transfers records a manual transfer with the number of the payment', async () => {
  const { user, server, opened } = await open('in-transfer', { ...manual, isYours: true });
  await user.click(await button('Record as sent', opened));
  const recording = await dialog('Record as sent');
  const number = await field(/^UTR or other payment number/, recording);
  await user.type(number, 'SB');
  expect((await button('Record as sent', recording)).disabled).toBe(true);
  await user.type(number, 'INN52026010500001');
  await user.click(await button('Record as sent', recording));
  await sees('is recorded as sent.');
  expect(server.callsOf('recordTransferSent')[0]).toMatchObject({ body: { utr: 'SBINN52026010500001' } });
});

it('the proof of a transfer opens above the dialog of transfers', async () => {
  const { user, opened } = await open('paid', { ...paid, proof: '/api/files/commission/proofs/paid.png' });
  await user.click(await button('View Payment Proof', opened));
  const [, viewer] = await screen.findAllByRole<HTMLDialogElement>('dialog');
  expect(viewer!.querySelector('img')!.getAttribute('src')).toBe('/api/files/commission/proofs/paid.png');
});

it('a transfer without a proof offers none', async () => {
  const { proof: _, ...unproven } = paid;
  const { opened } = await open('paid', unproven);
  expect(within(opened).queryByRole('button', { name: 'View Payment Proof' })).toBeNull();
});

it('the dialog of transfers warns before a second transfer', async () => {
  const { user, opened } = await open('owed', { ...manual, state: 'cancelled' });
  await user.click(await button('New transfer', opened));
  await dialog('New transfer');
  expect(await screen.findByRole('note', { name: 'An earlier transfer was made' })).toBeTruthy();
});

it('the dialog of transfers is loading until the server answers', async () => {
  const late = held(payable);
  await show(<TransferDialog payableId={payable._id} onClose={jest.fn()} />, {
    as: ['payouts'],
    answers: { payable: () => late.answer },
  });
  await sees('Loading...', await dialog('Transfers'));
  late.come();
  await dialog(/^Transfers of/);
});

it('the dialog of transfers offers another try after an error', async () => {
  const { user, server } = await show(<TransferDialog payableId={payable._id} onClose={jest.fn()} />, {
    as: ['payouts'],
    answers: { payable: refused(503, 'SERVER.UNAVAILABLE', 'Not available now.') },
  });
  await sees('Not available now.', await dialog('Transfers'));
  server.answers = { payable };
  await user.click(await button('Try again'));
  await dialog(/^Transfers of/);
});

it('the dialog reports that no transfer was made, and the last day of imported statements', async () => {
  const answers = { payable: { ...payable, state: 'owed' as const, transfers: [], statementsUpTo: null } };
  await show(<TransferDialog payableId={payable._id} onClose={jest.fn()} />, { as: ['payouts'], answers });
  const opened = await dialog(/^Transfers of/);
  await sees('No transfer has been made yet.', opened);
  await sees('No bank statement has been imported yet.', opened);
  await button('New transfer', opened);
});
