import { beforeAll, describe, expect, it } from '@jest/globals';
import { desktop } from './browser.js';
import { somebodyNew } from './flow-person.js';
import { oneUserEach, page } from './one-user.js';
import { type Login, logIn, planHolder } from './people.js';
import { until } from './until.js';

const at = '2026-11-02T06:30:00.000Z';
const id = (number: number): string => `65f0000000000000000000a${number}`;
const notification = (number: number) => ({
  ...{ _id: id(number), kind: 'broadcast', title: `Lamp ${number}`, body: 'From the head.', params: {} },
  ...{ status: 'Read', createdAt: at },
});
const document = (number: number) => ({
  ...{ _id: id(number), kind: 'invoice', number: `Lamp ${number}`, issuedAt: at, amount: 750, about: id(9) },
  plan: 'Bronze',
});
const grievance = (number: number) => ({
  ...{ ticket: `GR-2026-00000${number}`, category: 'other', state: 'Received', text: `Lamp ${number}` },
  ...{ reference: null, filedAt: at, acknowledgeBy: at, acknowledgedAt: null, redressBy: at, resolvedAt: null },
  ...{ reopenedAt: null, reopenUntil: null, messages: [] },
});

describe('the last part of a list', () => {
  oneUserEach(desktop);
  let member: Login;
  beforeAll(async () => {
    member = await planHolder(somebodyNew('Lata').name, 'Silver');
  });

  it.each([
    ['of notifications', '/notifications', /\/api\/notifications\?/, notification],
    ['in a table', '/documents', /\/api\/documents\?/, document],
    ['of cards', '/contact#grievances', /\/api\/my\/grievances\?/, grievance],
  ])(
    '%s takes the button, and the keyboard is at its first row',
    async (_what, path, calls, row) => {
      await logIn(page, member);
      await page.route(calls, (route) => {
        const cursor = new URL(route.request().url()).searchParams.get('cursor');
        const next = { '': 'b', b: 'c', c: '' }[cursor ?? '']!;
        const first = cursor === 'c' ? 5 : cursor === 'b' ? 3 : 1;
        return route.fulfill({ headers: { 'x-next-cursor': next }, json: [row(first), row(first + 1)] });
      });
      await page.goto(path);
      const more = page.getByRole('button', { name: 'Load more', exact: true });
      await more.press('Enter');
      await page.getByText('Lamp 4').waitFor();
      await until(page, `document.activeElement.textContent === 'Load more'`);
      await page.keyboard.press('Enter');
      await page.getByText('Lamp 6').waitFor();
      await until(page, `document.activeElement.textContent.includes('Lamp 5')`);
      const [isRow, isSeen] = await page.evaluate<[boolean, boolean]>(
        `[!document.activeElement.textContent.includes('Lamp 6'), document.activeElement.matches(':focus-visible')]`,
      );
      expect([isRow, isSeen, await more.count()]).toEqual([true, true, 0]);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(`document.querySelector('main [tabindex="-1"]:is(li, tr, article)')`)).toBeNull();
    },
    90_000,
  );
});
