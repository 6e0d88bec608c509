import { beforeAll, describe, expect, it } from '@jest/globals';
import { newcomer } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin } from './people.js';
import { browser, head, oneHead } from './one-head.js';

const minutes = 60_000;

const withOneRow = (view: string) => new RegExp(`^${view} ?1 row$`);

describe('saved views of a list', () => {
  oneHead('phone');
  const { name } = somebodyNew('Viewed');
  const view = `Waiting ${name}`;
  beforeAll(async () => {
    await newcomer(name);
  }, minutes);

  it(
    'are kept by a name with the number of rows, and are there on another device, by the keyboard alone',
    async () => {
      const { page } = head;
      const state = new URLSearchParams({ search: name, show: 'unapproved' });
      await head.visit('/network');
      await page.getByRole('table').waitFor();
      expect(await page.getByRole('button', { name: 'Save this view' }).count()).toBe(0);
      await head.visit(`/network?${state}`);
      await head.button('Save this view').press('Enter');
      const saving = head.dialog('Save this view');
      await head.button('Save', saving).press('Enter');
      await head.sees('Please enter a name, at most 60 characters.', saving);
      expect(await head.barriers()).toEqual([]);
      await saving.getByLabel('Name').fill(view);
      await saving.getByLabel('Name').press('Enter');
      const chip = page.getByRole('button', { name: withOneRow(view) });
      await chip.waitFor();
      expect(await chip.getAttribute('aria-pressed')).toBe('true');
      expect(await head.barriers()).toEqual([]);

      const elsewhere = await Person.arrive(browser);
      await elsewhere.logIn(headLogin());
      await elsewhere.visit('/network?plan=Gold&sort=name');
      const sameView = elsewhere.page.getByRole('button', { name: withOneRow(view) });
      expect(await sameView.getAttribute('aria-pressed')).toBe('false');
      await sameView.press('Enter');
      await elsewhere.row(name).waitFor();
      expect(new URL(elsewhere.page.url()).search).toBe(`?${state}`);
      await elsewhere.leave();
    },
    2 * minutes,
  );

  it(
    'are renamed and removed, once that is saved',
    async () => {
      const { page } = head;
      await head.visit('/network');
      await head.button('Rename or remove').click();
      const managing = head.dialog('Saved views');
      const named = managing.locator(`input[value="${view}"]`);
      await named.fill(' ');
      await head.button('Save', managing).click();
      await head.sees('Please enter a name, at most 60 characters.', managing);
      expect(await head.barriers()).toEqual([]);
      await managing.locator('input[aria-invalid=true]').fill(`Renamed ${name}`);
      await head.button('Save', managing).click();
      const chip = page.getByRole('button', { name: withOneRow(`Renamed ${name}`) });
      await chip.waitFor();

      await head.button('Rename or remove').click();
      await head.button(`Remove: Renamed ${name}`, managing).click();
      await head.button('Save', managing).click();
      await head.seesNoMore(chip);
    },
    2 * minutes,
  );
});
