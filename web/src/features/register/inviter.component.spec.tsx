import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { sees, textOf } from '../../../test/sees.js';
import { barriers, held, refused, visit } from '../../../test/visit.js';

const sunanda = { name: 'Sunanda K.' };
const code = 'FLPWWC7W2';
const other = 'FL2SFZD8A';
const field = (): HTMLInputElement => screen.getByLabelText('Referral Code');
const hint = /Your sponsor can find it/;

it('the sponsor is named as soon as the page opens by an invitation link', async () => {
  await visit(`/register?ref=${code}`, { answers: { getInviter: sunanda } });
  await sees('Invited by Sunanda K.', screen.getByRole('main'));
  await waitFor(() => expect(screen.getAllByRole('status').map(textOf)).toContain('Invited by Sunanda K.'));
  expect(field().value).toBe(code);
  expect(await barriers()).toEqual([]);
});

it('the sponsor is named above the first field of the form', async () => {
  await visit(`/register?ref=${code}`, { answers: { getInviter: sunanda }, width: 360 });
  await sees('Invited by Sunanda K.', screen.getByRole('main'));
  const form = screen.getByLabelText('Name').closest('form')!;
  const [first] = screen.getAllByText(/Invited by/);
  expect(first!.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the sponsor is looked up once per whole code and not for each key', async () => {
  const { user, server } = await visit('/register', { answers: { getInviter: sunanda } });
  await user.type(await screen.findByLabelText('Referral Code'), code.toLowerCase());
  await screen.findByText('Invited by Sunanda K.');
  await user.keyboard('{Backspace}');
  await screen.findByText(hint);
  await user.keyboard(code.at(-1)!);
  await screen.findByText('Invited by Sunanda K.');
  expect(server.callsOf('getInviter').map(({ query }) => query['code'])).toEqual([code]);
});

it('every code that cannot sponsor is rejected in one sentence', async () => {
  await visit(`/register?ref=${code}`, { answers: { getInviter: { name: null } } });
  await screen.findByText('This code can’t be used right now. Please ask your sponsor.');
});

it('the sponsor belongs to the last entered code: the previous lookup is cancelled', async () => {
  const late = held({ name: 'Somebody E.' });
  const { user } = await visit(`/register?ref=${other}`, {
    answers: { getInviter: ({ query }) => (query['code'] === other ? late.answer : sunanda) },
  });
  await screen.findByText('Checking the code…');
  await user.clear(field());
  await user.type(field(), code);
  await sees('Invited by Sunanda K.');
  late.come();
  await late.answer;
  expect(screen.queryByText('Invited by Somebody E.')).toBeNull();
});

it('the registration form stays usable when the lookup of the sponsor fails', async () => {
  await visit(`/register?ref=${code}`, { answers: { getInviter: refused(429, 'REQUEST.TOO_MANY') } });
  await screen.findByText(hint);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Register' }).disabled).toBe(false);
});
