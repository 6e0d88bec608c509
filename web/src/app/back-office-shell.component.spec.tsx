import type { Permission } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, closed, dialog, sees, seesNoMore, textOf } from '../../test/sees.js';
import { barriers, visit } from '../../test/visit.js';

const menu = () => screen.findByRole('navigation', { name: 'Back office' });
const links = async () =>
  within(await menu())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const link = async (name: RegExp) => within(await menu()).findByRole('link', { name });

describe('the sidebar of the back office', () => {
  it('the sidebar shows the head every page of the back office in groups', async () => {
    await visit('/profile', { as: 'head' });
    expect(await links()).toEqual([
      '/dashboard',
      '/requests',
      '/approvals',
      '/grievances',
      '/network',
      '/adduser',
      '/broadcast',
      '/orders',
      '/cotton-stock',
      '/payables',
      '/bank-files',
      '/bank',
      '/tax',
      '/desk',
      '/reports',
      '/audit',
      '/settings',
    ]);
    await sees('Money', await menu());
    expect(await barriers()).toEqual([]);
  });

  it.each<[string, readonly Permission[], readonly string[]]>([
    ['who ship cotton', ['dispatch'], ['/dashboard', '/orders', '/cotton-stock', '/desk']],
    ['who decide plans', ['decide-plans'], ['/dashboard', '/requests', '/approvals', '/network', '/bank', '/desk']],
  ])('the sidebar shows staff with %s only the pages of their permissions', async (_who, as, pages) => {
    await visit('/profile', { as });
    expect(await links()).toEqual(pages);
    await seesNoMore('Settings', await menu());
  });

  it('the sidebar of the back office is not shown to a member', async () => {
    await visit('/profile', { as: 'member' });
    await screen.findByRole('navigation', { name: 'Main pages' });
    expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull();
    await screen.findByRole('contentinfo');
  });

  it('the sidebar counts the work of a page, and marks work that is older than the promised time', async () => {
    const now = new Date().toISOString();
    const since = { payouts: now, owed: null, toSend: null };
    const long = '2026-01-01T00:00:00.000Z';
    await visit('/profile', {
      as: 'head',
      answers: {
        waitingPayouts: { payouts: 3, owed: 2, toSend: 0, paidTwice: 0, since },
        waitingGrievances: { grievances: 1, since: { grievances: long } },
      },
    });
    await waitFor(async () => expect(textOf(await link(/^Payouts/))).toBe('Payouts5'));
    await waitFor(async () => expect(textOf(await link(/^Grievances/))).toBe('Grievances1 late'));
  });

  it('the sidebar counts at the review queue only the cases that the permissions of the reader can decide', async () => {
    const members = { registrations: 6, planRequests: 5 };
    const answers = { waitingMembers: members, listCancellations: [] };
    await visit('/profile', { as: ['approve-members'], answers });
    await waitFor(async () => expect(textOf(await link(/^Review queue/))).toBe('Review queue6'));
  });

  it('the sidebar marks the current page, also for the pages that belong to it', async () => {
    await visit('/members/65f000000000000000000002', { as: 'head' });
    expect((await link(/^Members/)).getAttribute('aria-current')).toBe('true');
    expect((await link(/^Orders/)).getAttribute('aria-current')).toBeNull();
  });

  it('the sidebar has all pages behind "More" on a phone, and closes at the chosen page', async () => {
    const { user } = await visit('/profile', { as: 'head', width: 360 });
    await user.click(await button('More'));
    const more = await dialog('Back office');
    await user.click(await within(more).findByRole('link', { name: 'Stock' }));
    await waitFor(() => expect(location.pathname).toBe('/cotton-stock'));
    await closed('Back office');
  });
});

describe('the search for a page', () => {
  it.each([
    ['import statement', 'Bank reconciliation'],
    ['orders', 'Orders'],
    ['forgot login', 'Password resets'],
    ['GSTIN', 'Business details'],
    ['Aadhaar', 'Security rules'],
    ['create batch', 'Bank files'],
    ['GST', 'TDS'],
  ])('the search for a page finds a page by "%s"', async (typed, page) => {
    const { user } = await visit('/profile', { as: 'head' });
    await button('Search the back office');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search the back office' }), typed);
    const pages = await screen.findByRole('group', { name: 'Pages' });
    await within(pages).findByRole('option', { name: page });
  });
});
