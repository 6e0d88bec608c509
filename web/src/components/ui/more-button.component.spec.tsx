import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { listPage, visit } from '../../../test/visit.js';

const at = '2026-11-02T06:30:00.000Z';
const id = (number: number): string => `65f0000000000000000000a${number}`;
const notification = (number: number) => ({
  _id: id(number),
  kind: 'broadcast' as const,
  title: `Lamp ${number}`,
  body: 'From the head.',
  params: {},
  status: 'Read' as const,
  createdAt: at,
});
const document = (number: number) => ({
  _id: id(number),
  kind: 'invoice' as const,
  number: `Lamp ${number}`,
  issuedAt: at,
  amount: 750,
  about: id(9),
  plan: 'Bronze' as const,
});
const grievance = (number: number) => ({
  ticket: `GR-2026-00000${number}`,
  category: 'other' as const,
  state: 'Received' as const,
  text: `Lamp ${number}`,
  reference: null,
  filedAt: at,
  acknowledgeBy: at,
  acknowledgedAt: null,
  redressBy: at,
  resolvedAt: null,
  reopenedAt: null,
  reopenUntil: null,
  messages: [],
});

const paged =
  <Row,>(row: (number: number) => Row) =>
  ({ query: { cursor = '' } }: { readonly query: Readonly<Record<string, string>> }) => {
    const first = { '': 1, b: 3, c: 5 }[cursor]!;
    return listPage([row(first), row(first + 1)], { nextCursor: { '': 'b', b: 'c' }[cursor] });
  };

it.each([
  ['notifications', '/notifications', { listNotifications: paged(notification) }],
  ['a table', '/documents', { listTaxDocuments: paged(document) }],
  ['cards', '/contact#grievances', { listOwnGrievances: paged(grievance) }],
])('the last page of %s replaces the button, and the focus is at its first row', async (_what, path, answers) => {
  const { user } = await visit(path, { as: 'member', answers });
  const more = await screen.findByRole('button', { name: 'Load more' });
  more.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Lamp 4');
  await waitFor(() => expect(globalThis.document.activeElement?.textContent).toBe('Load more'));
  await user.keyboard('{Enter}');
  await screen.findByText('Lamp 6');
  await waitFor(() => expect(globalThis.document.activeElement?.textContent).toContain('Lamp 5'));
  expect(globalThis.document.activeElement?.textContent).not.toContain('Lamp 6');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  await user.tab();
  expect(globalThis.document.querySelector('main [tabindex="-1"]:is(li, tr, article)')).toBeNull();
});
