import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, closed, dialog } from '../../test/sees.js';
import { visit } from '../../test/visit.js';

const question = () => dialog('Discard changes?');
const footerLink = async (name: string) =>
  within(await screen.findByRole('contentinfo')).getByRole<HTMLAnchorElement>('link', { name });
const menuLink = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Main' })).getByRole<HTMLAnchorElement>('link', { name });
const firstField = (label: string) =>
  waitFor(() => {
    const field = within(screen.getByRole('main')).queryAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`))[0];
    expect(field).toBeDefined();
    return field!;
  });

it.each([
  ['/profile', 'member', 'Address', 'Karve Road, Satara', 'Edit Profile'],
  ['/change-password', 'member', 'New Password', 'a wick a day', null],
  ['/broadcast?view=new', 'head', 'Title', 'The shop is closed on Friday', null],
  ['/settings?section=rates', 'head', 'Level 1', '12.5', null],
  ['/settings?section=tds', 'head', 'With a PAN', '2.75', null],
  ['/register', 'visitor', 'Name', 'Ganga Shinde', null],
] as const)('a link leaves the form at %s only after a question', async (path, as, label, typed, before) => {
  const { user } = await visit(path, { as });
  if (before !== null) await user.click(await button(before));
  const field = await firstField(label);
  await user.clear(field);
  await user.type(field, typed);
  await user.click(await menuLink('FAQ'));
  await user.click(await button('Keep editing', await question()));
  await closed('Discard changes?');
  expect([location.pathname + location.search, field.value]).toEqual([path, typed]);
  await user.click(await menuLink('FAQ'));
  await user.click(await button('Discard', await question()));
  await waitFor(() => expect(location.pathname).toBe('/faq'));
  await screen.findByRole('heading', { level: 1, name: /^Frequently/ });
  await user.click(await footerLink('Privacy Policy'));
  await waitFor(() => expect(location.pathname).toBe('/privacypolicy'));
});

it('a form with a current password only can be left without a question, since the browser may have filled it in', async () => {
  const claims = { auth_time: Math.floor(Date.now() / 1000) - 3_600 };
  const { user } = await visit('/change-password', { as: 'member', claims });
  await user.type(await firstField('Current Password'), 'lamp of Sarala');
  await user.click(await menuLink('FAQ'));
  await waitFor(() => expect(location.pathname).toBe('/faq'));
  expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull();
});
