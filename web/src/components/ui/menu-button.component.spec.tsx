import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { button } from '../../../test/sees.js';
import { show } from '../../../test/visit.js';
import { connectivity } from '../../lib/connectivity.js';
import { toasts } from '../../lib/toast.js';
import { ExportButton } from './export-button.js';
import { MenuButton } from './menu-button.js';
import { RowActions } from './row-actions.js';

const focused = (): string => document.activeElement!.textContent;
const menuItems = (): (string | null)[] => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

function itemsOf() {
  const choose = { approve: jest.fn(), view: jest.fn(), reject: jest.fn() };
  const items = [
    { label: 'Approve', onChoose: choose.approve },
    { label: 'View', isRead: true, onChoose: choose.view },
    { label: 'Reject', isDanger: true, onChoose: choose.reject },
  ];
  return { choose, items };
}

describe('a menu button', () => {
  it('a menu starts at its first item, is walked by arrows, Home and End, and closes by Tab', async () => {
    const { items } = itemsOf();
    const { user } = await show(
      <MenuButton menuLabel="Actions" items={items}>
        …
      </MenuButton>,
    );
    const opener = await button('Actions');
    expect([opener.getAttribute('aria-expanded'), menuItems()]).toEqual(['false', []]);
    await user.click(opener);
    expect([opener.getAttribute('aria-expanded'), menuItems()]).toEqual(['true', ['Approve', 'View', 'Reject']]);
    const path: string[] = [focused()];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await user.keyboard(`{${key}}`);
      path.push(focused());
    }
    expect(path).toEqual(['Approve', 'View', 'Reject', 'Approve', 'Reject', 'Approve']);
    await user.keyboard('{Tab}');
    expect([opener.getAttribute('aria-expanded'), menuItems()]).toEqual(['false', []]);
  });

  it('a chosen item closes the menu and acts once', async () => {
    const { items, choose } = itemsOf();
    const { user } = await show(
      <MenuButton menuLabel="Actions" items={items}>
        …
      </MenuButton>,
    );
    await user.click(await button('Actions'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect([choose.view.mock.calls.length, choose.approve.mock.calls.length, menuItems()]).toEqual([1, 0, []]);
  });

  it('a menu without a connection still reads, and does not change anything', async () => {
    const { items, choose } = itemsOf();
    const { user } = await show(<RowActions items={items} describedBy="name" />);
    act(() => connectivity.set({ isOnline: false, lastOnlineAt: null }));
    await user.click(await button('Approve'));
    await user.click(await button('More actions'));
    await user.click(screen.getByRole('menuitem', { name: 'View' }));
    await user.click(await button('More actions'));
    await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
    expect([choose.approve, choose.view, choose.reject].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
  });
});

describe('the actions of a row', () => {
  it('the actions of a row show the first as a button, the others in a menu, all described by the row', async () => {
    const { items } = itemsOf();
    await show(
      <>
        <span id="name">Asha Patil</span>
        <RowActions items={items} describedBy="name" />
      </>,
    );
    const [first, more] = screen.getAllByRole('button', { description: 'Asha Patil' });
    expect([first!.textContent, more!.getAttribute('aria-label')]).toEqual(['Approve', 'More actions']);
  });
});

it('an export that fails says why, and can be tried again in another format', async () => {
  const load = jest.fn((_format: string) => Promise.reject<Blob>(new Error()));
  const { user } = await show(<ExportButton name="payouts" what="Payouts" load={load} />);
  for (const format of ['CSV', 'Excel']) {
    const opener = await button('Download: Payouts');
    await waitFor(() => expect(opener.disabled).toBe(false));
    await user.click(opener);
    await user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: format }));
    await waitFor(() => expect(toasts.get().map(({ tone }) => tone)).toEqual(['failure']));
  }
  expect(load.mock.calls.map(([format]) => format)).toEqual(['csv', 'xlsx']);
});
