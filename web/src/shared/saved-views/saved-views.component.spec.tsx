import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, closed, dialog, field, sees } from '../../../test/sees.js';
import { barriers, visit } from '../../../test/visit.js';

const none = { list: 'members' as const, revision: 0, views: [] };
const query = 'search=Asha&show=unapproved';
const kept = { ...none, revision: 1, views: [{ name: 'Waiting', query }] };
const nameNeeded = 'Enter a name of up to 60 characters.';

it('the saved views of a list are offered only for a list with a search, a filter or an order', async () => {
  await visit('/network', { as: 'head', answers: { savedViews: [none] } });
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});

it('views are saved by a name, by the keyboard only', async () => {
  const { user, server } = await visit(`/network?${query}`, { as: 'head', answers: { savedViews: [none] } });
  (await button('Save view')).focus();
  await user.keyboard('{Enter}');
  const saving = await dialog('Save view');
  await user.click(await button('Save', saving));
  await sees(nameNeeded, saving);
  expect(await barriers()).toEqual([]);
  server.answers = { savedViews: [kept], saveViews: kept };
  await user.type(await field('Name', saving), 'Waiting{Enter}');
  const chip = await button(/^Waiting/);
  await closed('Save view');
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(server.callsOf('saveViews').map(({ body }) => body)).toEqual([
    { list: 'members', revision: 0, views: [{ name: 'Waiting', query }] },
  ]);
  expect(await barriers()).toEqual([]);
});

it('a saved view puts the list into its state when it is pressed', async () => {
  const { user, server } = await visit('/network?plan=Gold&sort=name', {
    as: 'head',
    answers: { savedViews: [kept] },
  });
  const chip = await button(/^Waiting/);
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  await user.click(chip);
  await waitFor(() => expect(location.search).toBe(`?${query}`));
  await waitFor(() => expect(server.callsOf('memberNetwork').at(-1)!.query).toMatchObject({ search: 'Asha' }));
});

it('views are renamed and removed only on saving', async () => {
  const { user, server } = await visit('/network', { as: 'head', answers: { savedViews: [kept] } });
  await user.click(await button('Rename or remove'));
  const managing = await dialog('Saved views');
  await user.clear(await field('Name', managing));
  await user.type(await field('Name', managing), ' ');
  await user.click(await button('Save', managing));
  await sees(nameNeeded, managing);
  expect((await field('Name', managing)).getAttribute('aria-invalid')).toBe('true');
  expect(await barriers()).toEqual([]);
  await user.type(await field('Name', managing), 'Renamed');
  const renamed = { ...kept, revision: 2, views: [{ name: 'Renamed', query }] };
  server.answers = { savedViews: [renamed], saveViews: renamed };
  await user.click(await button('Save', managing));
  await button(/^Renamed/);
  await closed('Saved views');
  await user.click(await button('Rename or remove'));
  await user.click(await button('Remove: Renamed', await dialog('Saved views')));
  expect(server.callsOf('saveViews')).toHaveLength(1);
  server.answers = { savedViews: [none], saveViews: none };
  await user.click(await button('Save', await dialog('Saved views')));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Renamed/ })).toBeNull());
  expect(server.callsOf('saveViews').at(-1)!.body).toMatchObject({ views: [] });
});
