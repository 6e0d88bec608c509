import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, closed, dialog, sees } from '../../../test/sees.js';
import { barriers, exampleOf, visit } from '../../../test/visit.js';

const request = exampleOf('cottonConsents')[0]!;

it('shows the approver the picture for the member, on the card and before the approval', async () => {
  const answers = { cottonConsents: [request], commissionConsents: [], networkConsents: [], identityConsents: [] };
  const { user } = await visit('/consents', { as: ['decide-cotton'], answers });
  const card = await screen.findByRole('article', { name: 'Approve a deposit return' });
  await user.click(await button('View Image', card));
  const shown = await dialog('Image for the member');
  expect(within(shown).getByRole('img', { name: 'Image for the member' }).getAttribute('src')).toBe(request.picture);
  expect(await barriers()).toEqual([]);
  await user.keyboard('{Escape}');
  await closed('Image for the member');
  await user.click(await button('Grant', card));
  await button('View Image', await dialog('Grant as the second person'));
});

it('warns the approver of earlier transfers, and leads to them', async () => {
  const transfer = {
    ...exampleOf('commissionConsents')[0]!,
    ...({ call: 'transferByHand', state: 'waiting', transferredBefore: 1 } as const),
    subject: { kind: 'payable', id: '65f0000000000000000000d1' },
  };
  const answers = { cottonConsents: [], commissionConsents: [transfer], networkConsents: [], identityConsents: [] };
  await visit('/consents', { as: ['payouts'], answers });
  const card = await screen.findByRole('article', { name: 'Transfer money by hand' });
  await sees('Made for 1 of the payments: check the bank statement first', card);
  const link = within(card).getByRole('link', { name: 'Open transfers' });
  expect(link.getAttribute('href')).toBe('/payables?payable=65f0000000000000000000d1');
  expect(await barriers()).toEqual([]);
});
