import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, field, sees, seesNoMore } from '../../../test/sees.js';
import { barriers, exampleOf, refused, tokenWith, visit } from '../../../test/visit.js';

const submit = () => button('Change Password', screen.getByRole('main'));
const open = (claims: object = {}, answers: object = {}) =>
  visit('/change-password', { as: 'member', claims, answers });
const earlier = { auth_time: Math.floor(Date.now() / 1000) - 3_600 };

it('the password page wants the same password twice, and shows both on request', async () => {
  const { user, server } = await open();
  await user.type(await field('New Password'), 'another secret');
  await user.type(await field('Confirm Password'), 'some other secret');
  await user.click(await submit());
  await within(await screen.findByRole('alert')).findByText('Passwords do not match');
  await user.click(screen.getByLabelText('Show passwords'));
  expect((await field('New Password')).type).toBe('text');
  expect(await barriers()).toEqual([]);
  await user.clear(await field('New Password'));
  await user.type(await field('New Password'), 'some other secret');
  await seesNoMore('Passwords do not match');
  expect(server.callsOf('changePassword')).toEqual([]);
});

it('the password page shows at its field that the current password is wrong', async () => {
  const wrong = refused(422, 'IDENTITY.PASSWORD_WRONG', 'The current password is wrong.');
  const { user } = await open(earlier, { changePassword: wrong });
  await user.type(await field('Current Password'), 'not this');
  await user.type(await field('New Password'), 'another secret');
  await user.type(await field('Confirm Password'), 'another secret');
  await user.click(await submit());
  await sees('Failed to change password.');
  await sees('The current password is wrong.');
  expect((await field('Current Password')).getAttribute('aria-invalid')).toBe('true');
});

it('the password page rejects a common password, and shows the new one masked after the change', async () => {
  const changePassword = { ...exampleOf('changePassword'), token: tokenWith() };
  const { user } = await open({}, { changePassword });
  await field('New Password');
  expect(screen.queryByLabelText('Current Password')).toBeNull();
  await user.type(await field('New Password'), 'Sunshine');
  await user.type(await field('Confirm Password'), 'Sunshine');
  await user.click(await submit());
  await sees('This password is too common.');
  for (const label of ['New Password', 'Confirm Password']) {
    await user.clear(await field(label));
    await user.type(await field(label), 'another secret');
  }
  await user.click(await submit());
  await sees('Password changed successfully!');
  await seesNoMore('another secret');
  await user.click(await button('Show'));
  await sees('another secret');
  expect(await barriers()).toEqual([]);
});
