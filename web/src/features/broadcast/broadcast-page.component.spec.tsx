import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, closed, dialog, field, sees } from '../../../test/sees.js';
import { barriers, exampleOf, refused, visit } from '../../../test/visit.js';

const confirm = () => dialog('Send to all members?');
const sent = exampleOf('listBroadcasts')[0]!;

it('a message needs a title and a text', async () => {
  const { user, server } = await visit('/broadcast?view=new', { as: 'head' });
  await user.click(await button('Send to all members'));
  await sees('Enter a title.');
  await sees('Enter a message.');
  expect(await barriers()).toEqual([]);
  expect(server.callsOf('broadcast')).toEqual([]);
});

it('a message is sent after one question, which stays open after an error', async () => {
  const answers = { listBroadcasts: [], broadcast: refused(503, 'SERVER.UNAVAILABLE', 'Not now.') };
  const { user, server } = await visit('/broadcast?view=new', { as: 'head', answers });
  await user.type(await field('Title'), 'Diwali lamps');
  await user.type(await field('Message'), 'The office is closed.');
  await user.click(await button('Send to all members'));
  await user.click(await button('Cancel', await confirm()));
  await closed('Send to all members?');
  await user.click(await button('Send to all members'));
  await sees('Diwali lamps', await confirm());
  expect(await barriers()).toEqual([]);
  (await button('Send now', await confirm())).focus();
  await user.keyboard('{Enter}');
  await sees('Not now.', await confirm());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Send now'));
  server.answers = { listBroadcasts: [{ ...sent, title: 'Diwali lamps' }] };
  await user.keyboard('{Enter}');
  await closed('Send to all members?');
  await user.click(await button('Diwali lamps', await screen.findByRole('table')));
  await sees(sent.body, await dialog('Diwali lamps'));
  expect(await barriers()).toEqual([]);
  expect(server.callsOf('broadcast').at(-1)!.body).toEqual({ title: 'Diwali lamps', body: 'The office is closed.' });
});
