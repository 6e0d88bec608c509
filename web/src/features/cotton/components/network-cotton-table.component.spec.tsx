import { expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, dialog, field, sees, seesNoMore, textOf } from '../../../../test/sees.js';
import { barriers, exampleOf, listPage, visit } from '../../../../test/visit.js';

const dashboard = { ...exampleOf('dashboard'), isHead: true, plan: null, planApproved: false };
const order = exampleOf('networkCottonOrders')[0]!;
const id = (quantity: number) => `65f0000000000000000001${String(quantity).padStart(2, '0')}`;
const ordered = (quantity: number) => ({
  ...order,
  _id: id(quantity),
  quantity,
  status: 'Approved' as const,
  deliveryBy: '2026-01-13',
});
const kilograms = Array.from({ length: 21 }, (_, index) => index + 1);
type Query = Readonly<Record<string, string>>;
const networkCottonOrders = ({ query }: { readonly query: Query }) => {
  const rows = query['sort'] === 'quantity' && query['order'] === 'asc' ? kilograms : kilograms.toReversed();
  const limit = Number(query['limit'] ?? 20);
  const from = Number(query['cursor'] ?? 0);
  const nextCursor = from + limit < rows.length ? String(from + limit) : undefined;
  return listPage(rows.slice(from, from + limit).map(ordered), {
    total: rows.length,
    ...(nextCursor && { nextCursor }),
  });
};
const open = (search = '', answers: object = {}) =>
  visit(`/dashboard${search}`, {
    as: 'head',
    answers: { dashboard, networkCottonOrders, cottonWorks: [], savedViews: [], ...answers },
  });
const panel = () => document.querySelector<HTMLElement>('#cotton')!;
const table = () => screen.findByRole('table', { name: 'Network Cotton Requests' });
const shown = () =>
  [...panel().querySelectorAll('td[data-label=Quantity]')].map((cell) => Number.parseInt(textOf(cell), 10));
const upTo = (last: number) => kilograms.slice(0, last);
const select = (kg: number) => screen.findByRole('checkbox', { name: `Select Asha Patil, ${kg} kg` });

it('orders are searched, sorted and paged in the address', async () => {
  const { user, server } = await open();
  await table();
  await waitFor(() => expect(shown()).toEqual(upTo(21).slice(1).reverse()));
  await user.type(await field('Search by name or mobile', panel()), 'Usha');
  await waitFor(() => expect(server.callsOf('networkCottonOrders').at(-1)!.query['search']).toBe('Usha'));
  await user.click(await button('Quantity', await table()));
  await waitFor(() => expect(shown()).toEqual(upTo(20)));
  await user.click(await button('Next', panel()));
  await waitFor(() => expect(shown()).toEqual([21]));
  await sees('21–21', panel());
  const address = location.search;
  expect(new URLSearchParams(address).get('orders-search')).toBe('Usha');
  cleanup();
  await open(address);
  await waitFor(() => expect(shown()).toEqual([21]));
  await user.click(await button('Previous', panel()));
  await waitFor(() => expect(shown()[0]).toBe(1));
  expect(new URLSearchParams(location.search).has('orders-page')).toBe(false);
  expect(await barriers()).toEqual([]);
});

it('orders are limited to some days, and show the time of day', async () => {
  const { server } = await open();
  await table();
  fireEvent.input(await field('To', panel()), { target: { value: '2026-01-05' } });
  await waitFor(() => expect(server.callsOf('networkCottonOrders').at(-1)!.query['to']).toBe('2026-01-05'));
  fireEvent.input(await field('From', panel()), { target: { value: '2026-01-04' } });
  await waitFor(() => expect(server.callsOf('networkCottonOrders').at(-1)!.query['from']).toBe('2026-01-04'));
  await sees(/5 Jan 2026 ?,? ?3:00 pm/i, await table());
});

it('orders are selected on several pages, and the selection ends with other filters', async () => {
  const { user } = await open();
  await user.click(await select(21));
  await user.click(await button('Next', panel()));
  await user.click(await select(1));
  await sees('2 selected', panel());
  await user.click(await button('Mark as Delivered (2)'));
  const deliver = await dialog('Mark as Delivered');
  for (const kg of [1, 21]) await sees(`Asha Patil, ${kg} kg`, deliver);
  await user.click(await button('Cancel', deliver));
  await user.selectOptions(await field('Rows per page', panel()), '50');
  await waitFor(() => expect(shown()).toHaveLength(21));
  await sees('2 selected', panel());
  await user.click(await button('Approved', panel()));
  await sees('Selection cleared because the filters changed.');
  await seesNoMore('2 selected', panel());
  expect(await barriers()).toEqual([]);
});

it("the cotton orders of the head's dashboard show the paid amount next to a proof", async () => {
  const { user } = await open('', { networkCottonOrders: [order] });
  const row = within(await table())
    .getAllByRole('row')
    .at(-1)!;
  await user.click(await button('View Payment Proof', row));
  await sees('₹2,000 · UTR 123456789012', await dialog(/^Payment proof, 5 kg of /));
});
