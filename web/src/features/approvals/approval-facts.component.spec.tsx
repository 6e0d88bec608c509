import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, closed, dialog, sees, textOf } from '../../../test/sees.js';
import { barriers, exampleOf, visit } from '../../../test/visit.js';

const request = exampleOf('cottonApprovals')[0]!;

it('the request shows the approver the picture for the member, on the card and before the approval', async () => {
  const answers = { cottonApprovals: [request], commissionApprovals: [], networkApprovals: [], identityApprovals: [] };
  const { user } = await visit('/approvals', { as: ['decide-cotton'], answers });
  const card = await screen.findByRole('article', { name: 'Approve a deposit return' });
  await user.click(await button('View Image', card));
  const shown = await dialog('Image for the member');
  expect(within(shown).getByRole('img', { name: 'Image for the member' }).getAttribute('src')).toBe(request.picture);
  expect(await barriers()).toEqual([]);
  await user.keyboard('{Escape}');
  await closed('Image for the member');
  await user.click(await button('Approve', card));
  await button('View Image', await dialog('Approve request'));
});

it('the request warns the approver of earlier transfers, and leads to them', async () => {
  const transfer = {
    ...exampleOf('commissionApprovals')[0]!,
    ...({ call: 'transferByHand', state: 'waiting', transferredBefore: 1 } as const),
    subject: { kind: 'payable', id: '65f0000000000000000000d1' },
  };
  const answers = { cottonApprovals: [], commissionApprovals: [transfer], networkApprovals: [], identityApprovals: [] };
  await visit('/approvals', { as: ['payouts'], answers });
  const card = await screen.findByRole('article', { name: 'Transfer money by hand' });
  const doubts = await within(card).findByRole('note', { name: 'Check before the approval' });
  await sees('One was made for this payment: check the bank statement first', doubts);
  const link = within(card).getByRole('link', { name: 'Open transfers' });
  expect(link.getAttribute('href')).toBe('/payables?payable=65f0000000000000000000d1');
  expect(await barriers()).toEqual([]);
});

const nothing = { cottonApprovals: [], commissionApprovals: [], networkApprovals: [], identityApprovals: [] };
const bare = {
  ...({
    ...request,
    state: 'waiting',
    payments: null,
    picture: undefined,
    member: null,
    subject: null,
  } as const),
  what: null,
  reason: null,
  changes: [],
  usableUntil: null,
};
const fact = (field: string, after: string) => ({ field, before: null, after });

it('the request puts every doubt about an earlier transfer above the facts, on the card and before the approval', async () => {
  const changes = [
    fact('earlierTransfer', 'contradicted'),
    fact('earlierTransfer', 'statement-of-requester'),
    fact('debitAccount', '1234'),
  ];
  const transfer = { ...bare, call: 'transferByHand' as const, transferredBefore: 2, changes };
  const { user } = await visit('/approvals', {
    as: ['payouts'],
    answers: { ...nothing, commissionApprovals: [transfer] },
  });
  const card = await screen.findByRole('article', { name: 'Transfer money by hand' });
  const doubtsIn = (part: HTMLElement) => within(part).findByRole('note', { name: 'Check before the approval' });
  const doubts = textOf(await doubtsIn(card));
  expect(doubts).toContain('One was made for this payment: check the bank statement first');
  expect(doubts.match(/Earlier transfer/g)).toHaveLength(1);
  expect(doubts).toContain('The evidence contradicts itself: ask the bank first');
  expect(doubts).toContain('Returned according to a bank statement that the requester imported');
  expect(doubts).not.toContain('Account of the debit');
  await user.click(await button('Approve', card));
  const asked = await dialog('Approve request');
  expect(textOf(await doubtsIn(asked))).toBe(doubts);
  expect(await barriers()).toEqual([]);
});

it.each([
  ['an owed price without a credit', [fact('priceOwed', 'true'), fact('planCredit', 'none')], 'Credit for the plan'],
  ['a credit that the bank reversed', [fact('priceOwed', 'false'), fact('planCreditReversedOn', '2026-11-20')], null],
  ['a wrong approval without a credit', [fact('priceOwed', 'false'), fact('planCredit', 'none')], null],
])('the request shows the approver of a reversal %s', async (_what, changes, doubt) => {
  const reversal = { ...bare, call: 'reverseSale' as const, amount: 5900, what: 'Gold', changes };
  await visit('/approvals', { as: ['decide-plans'], answers: { ...nothing, networkApprovals: [reversal] } });
  const card = await screen.findByRole('article', { name: 'Reverse a plan sale' });
  await sees(
    changes[0]!.after === 'true' ? 'The price is then owed to the member' : 'None: the price is not owed',
    card,
  );
  await sees(doubt ?? 'Credit for the plan', card);
  const doubts = within(card).queryByRole('note');
  expect(doubts === null ? null : textOf(doubts)).toEqual(doubt === null ? null : expect.stringContaining(doubt));
});

it('the request warns the approver of a download that the bank file was downloaded before', async () => {
  const file = {
    ...bare,
    call: 'downloadBankFile' as const,
    what: 'generic-neft',
    amount: 12e3,
    changes: [fact('downloadedBefore', '2026-01-05T06:30:00.000Z')],
  };
  const bankFileLayouts = [{ ...exampleOf('bankFileLayouts')[0]!, format: 'generic-neft' as const, bank: 'Any bank' }];
  const answers = { ...nothing, commissionApprovals: [file], bankFileLayouts };
  await visit('/approvals', { as: ['payouts'], answers });
  const doubts = await screen.findByRole('note', { name: 'Check before the approval' });
  await sees(/Downloaded before.*5 Jan 2026.*the bank may have this file and pay it twice/, doubts);
  await sees('Bank layoutAny bank');
  expect(await barriers()).toEqual([]);
});
