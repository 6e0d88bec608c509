import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, closed, dialog } from '../../test/sees.js';
import { barriers, visit } from '../../test/visit.js';

const entries = async () =>
  within(await dialog('Your account'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('the side drawer names the head, lists the pages of the head, and closes at the chosen page', async () => {
  const { user } = await visit('/change-password', { as: 'head' });
  await screen.findByRole('heading', { level: 1, name: 'Change Password' });
  await user.click(await button('Your account'));
  await within(await dialog('Your account')).findByText(/^SL/);
  expect(await entries()).toEqual(['Profile', 'Change Password', 'Member Level', 'Network']);
  expect(await barriers()).toEqual([]);
  await user.click(within(await dialog('Your account')).getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await closed('Your account');
});

it('the side drawer ends the session by "Sign Out"', async () => {
  const { user } = await visit('/dashboard', { as: 'member' });
  await user.click(await button('Your account'));
  await user.click(await button('Sign Out', await dialog('Your account')));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
});

it('the side drawer opens on no page of a member for a visitor, who is led to the login', async () => {
  for (const path of ['/dashboard', '/profile', '/network', '/notifications', '/adduser', '/change-password']) {
    const { user } = await visit(path);
    await waitFor(() => expect([path, location.pathname]).toEqual([path, '/login']));
    await user.keyboard('{Escape}');
  }
});
