import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, closed, dialog, row, sees } from '../../../test/sees.js';
import { barriers, exampleOf, refused, visit } from '../../../test/visit.js';

const list = exampleOf('memberNetwork')[0]!;
const asha = list.fullNetwork[0]!;
const id = (number: number) => `65f00000000000000000000${number}`;
const newcomer = (number: number, name: string, changes: object = {}) => ({
  ...asha,
  _id: id(number),
  name,
  isApproved: false,
  plan: null,
  planApproved: false,
  ...changes,
});
const members = (...fullNetwork: ReturnType<typeof newcomer>[]) => [
  { ...list, fullNetwork, total: fullNetwork.length },
];
const three = members(newcomer(3, 'Anu'), newcomer(4, 'Binu'), newcomer(5, 'Chinu'));
const work = exampleOf('networkWork');
const endedAt = new Date().toISOString();
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const focused = () => document.activeElement?.textContent ?? '';

describe('work on many members', () => {
  it('a bulk dialog approves registrations by the keyboard only, and names the failed ones with their reasons', async () => {
    const { user, server } = await visit('/network', {
      as: 'head',
      answers: { memberNetwork: three, networkWorks: [] },
    });
    (await box('Anu')).focus();
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await sees('3 selected');
    expect(await barriers()).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Approve registrations (3)'));
    await user.keyboard('{Enter}');
    const confirm = await dialog('Confirm Action');
    await sees('Are you sure you want to proceed to approve these members?', confirm);
    expect(await barriers()).toEqual([]);
    const refusedAs = { code: 'NETWORK.ALREADY_APPROVED', error: 'This member is already approved.' };
    const results = [
      { name: 'Anu', state: 'done' as const, failure: null, _id: id(3), kg: null },
      { name: 'Chinu', state: 'failed' as const, failure: refusedAs, _id: id(5), kg: null },
    ];
    const kind = 'approve-registrations' as const;
    const ended = { ...work, kind, rows: 2, done: 1, failed: 1, results };
    const beginNetworkWork = { ...exampleOf('beginNetworkWork'), kind };
    server.answers = {
      memberNetwork: members(newcomer(5, 'Chinu')),
      networkWorks: [],
      networkWork: ended,
      beginNetworkWork,
    };
    await user.keyboard('{Enter}');
    expect(confirm).toBe(await dialog('Approve registrations'));
    await sees('1 done, 1 failed.', confirm);
    await sees('Failed: This member is already approved.', confirm);
    expect(await barriers()).toEqual([]);
    await waitFor(() => expect(focused()).toBe('Close'));
    await user.keyboard('{Enter}');
    await closed('Approve registrations');
    expect(server.callsOf('beginNetworkWork').map(({ body }) => body)).toMatchObject([
      { kind: 'approve-registrations' },
    ]);
    await waitFor(() => expect(document.activeElement?.closest('[data-table]')).not.toBeNull());
  });

  it('a bulk dialog names the sum that must have come in before plan requests are approved', async () => {
    const asks = (number: number, name: string) =>
      newcomer(number, name, { requestedPlan: 'Silver', requestId: id(number), amountDue: 1500, isApproved: true });
    const answers = { memberNetwork: members(asks(3, 'Anu'), asks(4, 'Binu')), networkWorks: [] };
    const { user, server } = await visit('/network?show=plan-requests', { as: 'head', answers });
    await user.click((await screen.findAllByRole('checkbox', { name: 'Select all on this page' }))[0]!);
    await user.click(await button('Approve plans (2)'));
    const confirm = await dialog('Confirm Action');
    await sees('Have you received these payments and checked the proofs?', confirm);
    await sees('Total ₹3,000.', confirm);
    server.answers = { memberNetwork: members(), networkWorks: [], networkWork: { ...work, rows: 2, done: 2 } };
    await user.click(await button('Proceed', confirm));
    await sees('2 done, 0 failed.', confirm);
    await user.click(await button('Close', confirm));
    await sees('No matching members');
    await waitFor(() => expect(focused()).toContain('No matching members'));
  });

  it('the dialog asks about one member in the singular', async () => {
    const asking = newcomer(3, 'Anu', { requestedPlan: 'Silver', requestId: id(3), amountDue: 1500 });
    const { user } = await visit('/network', {
      as: 'head',
      answers: { memberNetwork: members(asking), networkWorks: [] },
    });
    await user.click(await box('Anu'));
    for (const [action, question] of [
      ['Approve registrations (1)', 'Are you sure you want to proceed to approve this member?'],
      ['Approve plans (1)', 'Have you received this payment and checked its proof? Total ₹1,500.'],
    ] as const) {
      await user.click(await button(action));
      await sees(question, await dialog('Confirm Action'));
      await user.keyboard('{Escape}');
      await closed('Confirm Action');
    }
  });

  it('work on many members is listed with its results for a reader who comes back', async () => {
    const summary = { ...exampleOf('networkWorks')[0]!, endedAt };
    const { user } = await visit('/network', { as: 'head', answers: { networkWorks: [summary], savedViews: [] } });
    const works = await screen.findByRole('list', { name: 'Bulk actions' });
    await sees('1 done, 0 failed.', works);
    expect(await barriers()).toEqual([]);
    await user.click(await button('Results', works));
    await sees('Asha Patil', await dialog('Approve plans'));
    expect(await barriers()).toEqual([]);
    await user.click(await button('Close', await dialog('Approve plans')));
    await closed('Approve plans');
  });
});

describe('work on many orders', () => {
  it('a bulk dialog delivers the chosen orders together', async () => {
    const order = exampleOf('networkCottonOrders')[0]!;
    const sent = (number: number, quantity: number) => ({
      ...order,
      _id: id(number),
      quantity,
      status: 'Approved' as const,
      deliveryBy: '2026-01-13',
    });
    const dashboard = { ...exampleOf('dashboard'), isHead: true, plan: null, planApproved: false };
    const answers = { dashboard, networkCottonOrders: [sent(1, 1), sent(2, 2)], cottonWorks: [], savedViews: [] };
    const { user, server } = await visit('/dashboard?orders=Approved', { as: 'head', answers });
    await user.click(await box('Asha Patil, 1 kg'));
    await user.click(await box('Asha Patil, 2 kg'));
    await user.click(await button('Mark as Delivered (2)'));
    const deliver = await dialog('Mark as Delivered');
    for (const kg of [1, 2]) await sees(`Asha Patil, ${kg} kg`, deliver);
    server.answers = {
      ...answers,
      networkCottonOrders: [],
      cottonWork: { ...exampleOf('cottonWork'), rows: 2, done: 2 },
    };
    await user.click(await button('Mark as Delivered', deliver));
    await sees('2 done, 0 failed.', deliver);
    expect(await barriers()).toEqual([]);
    await user.click(await button('Close', deliver));
    await sees('No matching orders');
    await waitFor(() => expect(focused()).toContain('No matching orders'));
  });
});

describe('the lists of the head', () => {
  it('the lists of the head explain why a file could not be made', async () => {
    const dashboard = { ...exampleOf('dashboard'), isHead: true, plan: null, planApproved: false };
    const asleep = refused(409, 'REQUEST.CONFLICT', 'The printer sleeps.');
    const { user } = await visit('/dashboard', { as: 'head', answers: { dashboard, memberCommissionsCsv: asleep } });
    const panel = () => document.querySelector<HTMLElement>('#payouts')!;
    await waitFor(() => expect(panel()).not.toBeNull());
    await user.click(await button('Download: Member Commission History', panel()));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await sees('Couldn’t create the file. The printer sleeps.');
  });

  it('the lists of the head count what waits, and each count leads to its review queue', async () => {
    const dashboard = { ...exampleOf('dashboard'), isHead: true, plan: null, planApproved: false };
    const { user } = await visit('/dashboard', { as: 'head', answers: { dashboard } });
    const waiting = within(await screen.findByRole('region', { name: 'To do' }));
    const hrefs = () => waiting.getAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() =>
      expect(hrefs()).toEqual(
        expect.arrayContaining(['/requests?queue=payouts', '/requests?queue=orders', '/requests?queue=members']),
      ),
    );
    await user.click(waiting.getByRole('link', { name: /New members/ }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/requests?queue=members'));
  });

  it('the lists of the head explain their keys by "?", which can be switched off', async () => {
    const { user } = await visit('/network', { as: 'head' });
    await row('Asha Patil');
    await user.keyboard('/');
    expect((document.activeElement as HTMLInputElement).type).toBe('search');
    (await button('Download: Member Level')).focus();
    await user.keyboard('?');
    const help = await dialog('Keyboard shortcuts');
    expect(await barriers()).toEqual([]);
    await user.click(within(help).getByRole('checkbox'));
    await user.keyboard('{Escape}');
    await closed('Keyboard shortcuts');
    await user.keyboard('?');
    await closed('Keyboard shortcuts');
  });

  it('the lists of the head keep the focus in the queue when the last row of the last page is approved', async () => {
    let isLeft = true;
    const memberNetwork = ({ query }: { readonly query: Readonly<Record<string, string>> }) => {
      const isFirst = query['cursor'] === undefined;
      const last = isLeft ? [newcomer(5, 'Chinu')] : [];
      const fullNetwork = isFirst ? [newcomer(3, 'Anu'), newcomer(4, 'Binu')] : last;
      return [{ ...list, fullNetwork, nextCursor: isFirst && isLeft ? 'b' : null, total: 20 + last.length }];
    };
    const { user } = await visit('/network?show=unapproved', { as: 'head', answers: { memberNetwork } });
    await user.click(await button('Next'));
    (await button('Approve', await row('Chinu'))).focus();
    await user.keyboard('{Enter}');
    isLeft = false;
    await user.click(await button('Approve', await dialog('Confirm Action')));
    await sees('Chinu is approved.');
    await row('Anu');
    await waitFor(() => expect(document.activeElement?.closest('[data-row]')).not.toBeNull());
  });
});
