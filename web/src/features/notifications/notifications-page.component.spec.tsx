import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, sees } from '../../../test/sees.js';
import { exampleOf, listPage, refused, visit } from '../../../test/visit.js';

const id = '65f0000000000000000000b1';
const unread = exampleOf('listNotifications')[0]!;
const waiting = listPage([unread], { total: 1 });
const linked = (title: string, link?: string) => {
  const { link: _, ...plain } = unread;
  return { ...plain, kind: 'broadcast' as const, title, body: 'Look here.', params: {}, ...(link && { link }) };
};

describe('the notifications', () => {
  it('the notifications page reports a failed mark as read in a toast', async () => {
    const notNow = refused(503, 'SERVER.UNAVAILABLE', 'Not now.');
    const answers = { latestUnread: waiting, markRead: notNow, markAllRead: notNow };
    const { user } = await visit('/notifications', { as: 'member', answers });
    await user.click(await button('Mark as Read'));
    await sees('Couldn’t mark as read. Please try again.');
    await user.click(await button('Mark All as Read'));
    await sees('Couldn’t mark all as read. Please try again.');
  });

  it.each([
    ['an order, for the head', 'head', `/dashboard?order=${id}#cotton`],
    ['a payout, for the head', 'head', `/dashboard?payout=${id}#payouts`],
    ['an order, for its member', 'member', `/cotton/${id}`],
    ['a plan request, for the head', 'head', `/network?member=${id}`],
  ] as const)('a notification leads to %s, and is marked as read by that', async (_what, as, link) => {
    const answers = { listNotifications: [linked('Something new', link)], latestUnread: waiting };
    const { user, server } = await visit('/notifications', { as, answers });
    await user.click(await screen.findByRole('link', { name: /Something new/ }));
    await waitFor(() => expect(location.pathname + location.search + location.hash).toBe(link));
    expect(server.callsOf('markRead')).toHaveLength(1);
  });

  it('notifications without a link lead to the list of their kind', async () => {
    const { link: _, ...old } = { ...unread, kind: 'plan-requested' as const, title: 'Plan requested' };
    const answers = { listNotifications: [old], latestUnread: waiting };
    const { user } = await visit('/notifications', { as: 'head', answers });
    await user.click(within((await screen.findAllByRole('heading', { level: 2 }))[0]!).getByRole('link'));
    await waitFor(() => expect(location.pathname + location.search).toBe('/network?show=plan-requests'));
  });
});

describe('the bell', () => {
  it('the bell opens with Enter, and Escape closes it and returns to the bell', async () => {
    const { user } = await visit('/dashboard', { as: 'head', answers: { latestUnread: waiting } });
    const bell = await button(/^Notifications, 1 unread/);
    bell.focus();
    await user.keyboard('{Enter}');
    const latest = await screen.findByRole('region', { name: 'Latest notifications' });
    within(latest).getByRole('link', { name: 'View All' }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest notifications' })).toBeNull());
    expect(document.activeElement).toBe(bell);
  });
});

describe('the row that a notification leads to', () => {
  const kg = (quantity: number) => ({ ...exampleOf('networkCottonOrders')[0]!, quantity });

  it('a linked order is the only one on the dashboard of the head until all are requested', async () => {
    const dashboard = { ...exampleOf('dashboard'), isHead: true, plan: null, planApproved: false };
    const answers = { dashboard, networkCottonOrders: [kg(7)] };
    const { user, server } = await visit(`/dashboard?order=${id}#cotton`, { as: 'head', answers });
    const table = await screen.findByRole('table', { name: 'Network Cotton Requests' });
    await sees('7 kg', table);
    expect(server.callsOf('networkCottonOrders')[0]!.query).toMatchObject({ orderId: id });
    await sees('Showing one result from a link.');
    await user.click((await screen.findAllByRole('button', { name: 'Show all' }))[0]!);
    await screen.findByLabelText('Search by name or mobile');
  });

  it("a member's linked order is shown in the history until all are requested", async () => {
    const other = { ...kg(2), _id: '65f0000000000000000000b2' };
    const own = { ...kg(7), _id: id };
    const answers = { cottonOrders: ({ query }: { query: object }) => ('orderId' in query ? [own] : [own, other]) };
    const { user } = await visit(`/dashboard?order=${id}`, { as: 'member', answers });
    const history = await screen.findByRole('dialog', { name: 'Cotton History' });
    await sees('7 kg', history);
    expect(within(history).queryByText('2 kg')).toBeNull();
    await user.click(await button('Show all', history));
    await sees('2 kg', history);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location.pathname + location.search).toBe('/dashboard'));
  });
});
