import type { Permission } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sees } from '../../test/sees.js';
import { barriers, visit } from '../../test/visit.js';

const sections = async () =>
  within(await screen.findByRole('navigation', { name: 'Settings' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const all = ['Business details', 'Commission rates', 'TDS rates', 'Staff and roles', 'Security rules'];

it('the settings have every section for the head, the first one open', async () => {
  await visit('/settings', { as: 'head' });
  expect(await sections()).toEqual(all);
  await screen.findByRole('heading', { level: 1, name: 'Business details' });
  await sees('Legal name');
  expect(await barriers()).toEqual([]);
});

it.each<[Permission, readonly string[]]>([
  ['schedule', ['Business details', 'Commission rates']],
  ['adjust-money', ['TDS rates']],
  ['manage-members', ['Security rules']],
  ['manage-staff', ['Staff and roles']],
])('the settings have only the sections of the permission %s', async (permission, names) => {
  await visit('/settings', { as: [permission] });
  expect(await sections()).toEqual(names);
  await screen.findByRole('heading', { level: 1, name: names[0]! });
});

it('the settings open a section by its link', async () => {
  const { user } = await visit('/settings', { as: 'head' });
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Settings' })).getByRole('link', { name: 'Security rules' }),
  );
  await sees('Shared Aadhaar numbers');
  expect(location.search).toBe('?section=security');
});

it('the settings do not show a section without its permission', async () => {
  const { server } = await visit('/settings?section=staff', { as: ['manage-members'] });
  await screen.findByRole('link', { name: 'Go to dashboard' });
  expect(server.callsOf('listStaff')).toEqual([]);
});

it.each([
  ['/business', 'business'],
  ['/commission-schedule', 'rates'],
  ['/staff', 'staff'],
])('the settings are found at the earlier address %s', async (address, section) => {
  await visit(address, { as: 'head' });
  await waitFor(() => expect(location.pathname + location.search).toBe(`/settings?section=${section}`));
});

it('the settings have the rates of TDS for staff who do not see the register', async () => {
  await visit('/tax', { as: ['adjust-money'] });
  await waitFor(() => expect(location.search).toBe('?section=tds'));
});
