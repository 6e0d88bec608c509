import type { BankFileView, TransferView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, closed, dialog, row, sees } from '../../../../test/sees.js';
import { barriers, exampleOf, type Reader, visit } from '../../../../test/visit.js';

const done = exampleOf('bankFile');
const { submittedAt: _submittedAt, ...fresh } = done;
const { paidOn: _paidOn, utr: _utr, submittedAt: _at, ...transfer } = done.rows[0]!.transfer;
const approved: TransferView = { ...transfer, state: 'approved', evidence: [] };
const none: BankFileView['counts'] = {
  approved: 0,
  submitted: 0,
  paid: 0,
  failed: 0,
  returned: 0,
  released: 0,
  cancelled: 0,
};
const open = {
  ...fresh,
  state: 'open' as const,
  paid: 0,
  counts: {
    ...none,
    approved: 1,
  },
  rows: [
    {
      ...done.rows[0]!,
      transfer: approved,
    },
  ],
};
const submittedAt = '2026-01-05T10:00:00.000Z';
const submitted = {
  ...open,
  submittedAt,
  counts: {
    ...none,
    submitted: 1,
  },
  rows: [
    {
      ...done.rows[0]!,
      transfer: {
        ...approved,
        state: 'submitted' as const,
        submittedAt,
      },
    },
  ],
};

const view = (bankFile: typeof done, as: Reader = ['payouts', 'reveal-numbers']) =>
  visit(`/bank-files?file=${done._id}`, { as, answers: { bankFile } });

it('a bank file shows each transfer with its state', async () => {
  await view(done);
  await sees('The member was paid on 5 Jan 2026, UTR SBINN52026010500001.', await row('DPY7K2M9QX4T'));
  await sees('0 approved, 0 submitted, 1 paid');
  expect(screen.queryByRole('button', { name: 'Download bank file' })).toBeNull();
  expect(await barriers()).toEqual([]);
});

it.each([
  ['after it was created, to download it', open, 'Download bank file'],
  ['after the download, to import the bank response', submitted, 'Import response'],
  ['after all transfers ended, nothing', done, undefined],
])('a bank file names the next step: %s', async (_, bankFile, next) => {
  await view(bankFile);
  const steps = within(await screen.findByRole('list', { name: 'Status' })).getAllByRole('listitem');
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  expect(steps.map(({ textContent }) => textContent!.replace(/^\d/, ''))).toEqual([
    'Create bank file',
    'Download bank file',
    'Import response',
    'Completed',
  ]);
  expect(current.map(({ textContent }) => textContent!.replace(/^\d/, ''))).toEqual(next === undefined ? [] : [next]);
  expect(await barriers()).toEqual([]);
});

it('a bank file takes no bank response before the first download', async () => {
  await view(open);
  await button('Download bank file');
  expect(screen.queryByText('Bank response')).toBeNull();
});

it('a bank file needs a confirmation before a second download', async () => {
  const { user, server } = await view(submitted);
  await user.click(await button('Download bank file'));
  const downloading = await dialog('Download bank file');
  await sees('This bank file was downloaded before.', downloading);
  const download = await button('Download bank file', downloading);
  expect(download.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'I know that the bank never received the earlier download.' }));
  expect((await button('Download bank file', downloading)).disabled).toBe(false);
  expect(server.callsOf('downloadBankFile')).toEqual([]);
});

it('a bank file is cancelled with the download that the reader has seen', async () => {
  const { user, server } = await view(submitted);
  await user.click(await button('Cancel bank file'));
  const cancelling = await dialog('Cancel bank file');
  await user.click(screen.getByRole('checkbox', { name: /^I know that the bank has paid none/ }));
  await user.click(await button('Cancel bank file', cancelling));
  await closed('Cancel bank file');
  expect(server.callsOf('cancelBankFile')[0]).toMatchObject({
    body: { noneIsPaid: true, lastDownload: submittedAt },
  });
});

it('a bank file offers nothing to a reader without the permission', async () => {
  await view(submitted, ['read']);
  await row('DPY7K2M9QX4T');
  expect(screen.queryByRole('button', { name: /bank file$/ })).toBeNull();
});
