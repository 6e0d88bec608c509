import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, closed, dialog, field, row, sees, seesNoMore } from '../../test/sees.js';
import { barriers, exampleOf, visit } from '../../test/visit.js';

const ofHead = { ...exampleOf('dashboard'), isHead: true, plan: null, planApproved: false };
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const toDo = () => screen.findByRole('region', { name: 'To do' });

describe('the dashboard of the back office', () => {
  it('the dashboard of the back office lists open tasks with number, amount and age, and says which are overdue', async () => {
    const answers = {
      dashboard: ofHead,
      waitingMembers: {
        registrations: 3,
        planRequests: 0,
        since: { registrations: hoursAgo(1), planRequests: null },
      },
      waitingPayouts: {
        ...exampleOf('waitingPayouts'),
        since: { payouts: hoursAgo(24 * 40), owed: null, toSend: null },
      },
    };
    await visit('/dashboard', { as: 'head', answers });
    const list = await toDo();
    const linkOf = (name: RegExp) => within(list).findByRole('link', { name });
    await sees('3New membersOldest 1 hr ago', await linkOf(/New members/));
    await sees(/^4Payouts₹500Overdue, oldest /, await linkOf(/Payouts/));
    expect(within(list).queryByRole('link', { name: /Plan requests|owed|Duplicate/ })).toBeNull();
    expect(await barriers()).toEqual([]);
  });

  it('the dashboard of the back office says that nothing is left to do', async () => {
    const none = { payouts: 0, owed: 0, toSend: 0, paidTwice: 0, since: { payouts: null, owed: null, toSend: null } };
    await visit('/dashboard', {
      as: ['payouts'],
      answers: { waitingPayouts: none, waitingCommissionApprovals: { approvals: 0, since: { approvals: null } } },
    });
    await sees('You’re all caught up.', await toDo());
  });

  it('the dashboard of the back office shows the head four figures, both lists and the own amounts', async () => {
    await visit('/dashboard', { as: 'head', answers: { dashboard: ofHead } });
    for (const name of ['Plan sales this month', 'Paid out this month', 'Member balances', 'Cotton in stock'])
      await sees(name);
    await screen.findByRole('heading', { name: 'Network Cotton Requests' });
    await screen.findByRole('heading', { name: 'Member Commission History' });
    for (const name of ['Earnings', 'Commission tracking', 'Network Size']) await sees(name);
  });

  it('the dashboard of the back office gives the sponsor link in a dialog', async () => {
    const { user } = await visit('/dashboard', { as: 'head', answers: { dashboard: ofHead } });
    const [invite] = await screen.findAllByRole('button', { name: 'Invite a member' });
    await waitFor(() => expect(invite).toHaveProperty('disabled', false));
    await user.click(invite!);
    const link = await field('Your sponsor link', await dialog('Invite a member'));
    expect(link.value).toContain(ofHead.referralCode);
    expect(await barriers()).toEqual([]);
  });

  it('the dashboard of the back office shows staff only what their permissions open', async () => {
    await visit('/dashboard', { as: ['dispatch'] });
    await screen.findByRole('heading', { name: 'Network Cotton Requests' });
    await sees('Cotton in stock');
    for (const name of ['Member Commission History', 'Plan sales this month', 'Invite a member', 'Start review'])
      await seesNoMore(name);
  });
});

describe('the details of a member next to a list', () => {
  it('the details of a member open with sums by the name, lead to the member, and close with the page', async () => {
    const { user } = await visit('/network', { as: 'head' });
    await user.click(within(await row('Asha Patil')).getByRole('link', { name: 'Asha Patil' }));
    const details = await dialog('Member Details');
    await sees('Available', details);
    await sees('Paid out', details);
    expect(await barriers()).toEqual([]);
    await user.click(within(details).getByRole('link', { name: 'Open member' }));
    await screen.findByRole('heading', { level: 1, name: 'Asha Patil' });
    expect(location.pathname).toMatch(/^\/members\//);
    await closed('Member Details');
  });

  it('the details of a member next to a list give the focus back to the name', async () => {
    const { user } = await visit('/network', { as: 'head' });
    const name = within(await row('Asha Patil')).getByRole('link', { name: 'Asha Patil' });
    name.focus();
    await user.keyboard('{Enter}');
    const details = await dialog('Member Details');
    await user.click(await button('Close', details));
    await closed('Member Details');
    expect(document.activeElement).toBe(name);
  });
});

describe('the chart of the overview', () => {
  it('the chart of the overview tells the values of the day that the arrow keys choose, with the period before', async () => {
    const overview = exampleOf('businessOverview');
    const days = [
      { day: '2026-01-04', received: 750, paid: 0 },
      { day: '2026-01-05', received: 1500, paid: 250 },
    ];
    const businessReport = {
      rows: [{ key: '2026-01-02', figures: { received: 2500, paid: 0 } }],
      total: {},
      complete: true,
    };
    const { user, server } = await visit('/desk', {
      as: 'head',
      answers: { businessOverview: { ...overview, days }, businessReport },
    });
    const chart = await screen.findByRole('slider', { name: 'Money in and out, last 30 days' });
    await waitFor(() => expect(server.callsOf('businessReport')[0]!.query).toMatchObject({ from: '2026-01-02' }));
    chart.focus();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(chart.getAttribute('aria-valuetext')).toContain('4 Jan 2026. Plan sales: ₹750'));
    expect(chart.getAttribute('aria-valuetext')).toContain('30 days before: ₹2,500');
    expect(await barriers()).toEqual([]);
  });
});
