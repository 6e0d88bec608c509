import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, closed, dialog } from '../../../test/sees.js';
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
