import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, dialog, field } from '../../../test/sees.js';
import { barriers, picture, visit } from '../../../test/visit.js';

const password = 'lamp of Ganga 7';
const welcome = () => dialog(/^Welcome to the family, \W?Asha Patil\W?!$/);

async function add(user: UserEvent): Promise<void> {
  await waitFor(async () => expect((await button('Add Member')).disabled).toBe(false));
  await user.click(await button('Add Member'));
  const form = await dialog('Add Member');
  await user.type(await field('Name', form), 'Asha Patil');
  await user.type(await field('Password', form), password);
  await user.type(await field(/^Mobile/, form), '9876543210');
  await user.selectOptions(await field('Plan', form), 'Bronze');
  await user.upload(await field('Upload Plan Proof', form), picture());
  await user.click(await button('Add Member', form));
  await welcome();
}
function expectWelcome(text: string): void {
  for (const part of ['Asha Patil', '9876543210', '/login', 'complete your profile']) expect(text).toContain(part);
  expect(text).not.toContain(password);
}
afterEach(() => {
  delete (navigator as { share?: unknown }).share;
  delete (navigator as { canShare?: unknown }).canShare;
});

it('the welcome is shared as one message without the password', async () => {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => void shared.push(data);
  Object.assign(navigator, { share, canShare: () => true });
  const { user } = await visit('/adduser', { as: 'member' });
  await add(user);
  await user.click(await button('Show password', await welcome()));
  expect(await barriers()).toEqual([]);
  await user.click(await button('Share', await welcome()));
  await waitFor(() => expect(shared).toHaveLength(1));
  expectWelcome(shared[0]!.text!);
  expect(JSON.stringify(shared)).not.toContain(password);
});

it('the welcome of a new member leads to WhatsApp with the mobile of the new member where the browser shares nothing', async () => {
  const { user } = await visit('/adduser', { as: 'member' });
  await add(user);
  const link = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Share' })).href);
  expect(link.origin + link.pathname).toBe('https://wa.me/919876543210');
  expectWelcome(link.searchParams.get('text')!);
});
