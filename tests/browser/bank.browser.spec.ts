import { randomInt } from 'node:crypto';
import { bankLayout, confirmBankLayout, indianDay, planPrice, toRupees } from '@deepam/contracts';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { asHead, asksFor, newcomer } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { head, oneHead } from './one-head.js';

const minutes = 60_000;
const price = toRupees(planPrice('Silver', null));

/** As numbers of UPI look in 2026: none of a telephone or an instant. */
/** As numbers of UPI begin: the last digit of the year, and which day of it. One of another day proves no payment. */
const freshUtr = (now = new Date()): string => {
  const ofYear = Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  return `${now.getUTCFullYear() % 10}${String(ofYear).padStart(3, '0')}${String(randomInt(1e8)).padStart(8, '0')}`;
};

interface Credit {
  readonly utr: string;
  readonly amount: number;
}

/** Letters that nobody else has. */
const freshLetters = (): string => [...freshUtr()].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

/** Of a bank with a column that means nothing, whose heading is its own. */
function statementOf(credits: readonly Credit[], { payer = 'SOMEBODY ELSE', heading = 'Teller' } = {}) {
  const today = indianDay(new Date()).split('-').reverse().join('/');
  const rows = credits.map(({ utr, amount }) => `${today},T1,UPI/${utr}/${payer},,${amount}.00`);
  const text = [`Txn Date,${heading},Narration,Withdrawals,Deposits`, ...rows].join('\n');
  return { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** The columns of such statements are confirmed by the head. */
async function confirmColumns(): Promise<void> {
  const none = { reference: null, amount: null, mark: null, balance: null, balanceMark: null };
  const layout = bankLayout.parse({ date: 0, narration: 2, debit: 3, credit: 4, ...none, dateStyle: 'dmy' });
  const headers = ['Txn Date', 'Teller', 'Narration', 'Withdrawals', 'Deposits'];
  await asHead(confirmBankLayout, { body: { headers, layout } });
}

/** Two who have asked for a plan, and what they have paid: one exactly, the other not enough. */
async function payers() {
  const [exactUtr, shortUtr] = [freshUtr(), freshUtr()];
  const exact = await newcomer(somebodyNew('Esha').name);
  const short = await newcomer(somebodyNew('Sonal').name);
  await asksFor(exact, 'Silver', exactUtr);
  await asksFor(short, 'Silver', shortUtr);
  const credits = [
    { utr: exactUtr, amount: price },
    { utr: shortUtr, amount: price - 100 },
  ];
  return { exact, short, exactUtr, shortUtr, credits };
}

describe('money in the bank', () => {
  oneHead();
  beforeAll(confirmColumns, minutes);
  // Each test finds the desk as if it were alone, also after one that failed half-way.
  afterEach(() => head.page.unrouteAll());

  it(
    'is looked at, confirmed and taken in, and what nobody can be sure of is decided by hand',
    async () => {
      const { short, shortUtr, credits } = await payers();
      // A bank that nobody knows yet.
      const heading = `Teller ${freshLetters()}`;
      const file = statementOf(credits, { heading });
      await head.visit('/bank');
      await head.button('Take in a statement').click();
      await head.page.getByLabel('Statement file').setInputFiles(file);
      await head.sees('The columns were guessed from their headings. Please compare.');
      await head.page.getByRole('table', { name: 'First rows of the file' }).getByText('T1').first().waitFor();
      expect(await head.barriers()).toEqual([]);
      const account = head.page.getByLabel('Account', { exact: true });
      await account.fill(' ');
      await head.button('Confirm columns and import').click();
      await head.sees('Please name the account.');
      await head.page.waitForFunction("document.activeElement?.getAttribute('name') === 'account'");
      await account.fill('Test bank');
      await head.page.getByLabel('Reference', { exact: true }).selectOption({ label: `2. ${heading}` });
      const goOn = await head.refuses('POST', '**/api/admin/bank-statements/preview', 503, 'Please try again.');
      await head.button('Read with these columns').click();
      await head.sees('Please try again.');
      await goOn();
      await head.button('Read with these columns').click();
      await head.page.getByRole('table', { name: 'First lines of the import' }).getByText('T1').first().waitFor();
      expect(await account.inputValue()).toBe('Test bank');
      await head.button('Confirm columns and import').click();
      await head.sees('2 lines, 2 of them new.');
      await head.sees('Credits: 1 matched, 1 suggested, 0 where several fit, 0 without a request.');

      await head.page.getByRole('searchbox', { name: 'Search' }).fill(shortUtr);
      const row = head.row(short.name, lines());
      await head.sees('Same number, another amount', row);
      await matchesAnyway(head.button('This is it', row));
      await head.sees(`This is the money of ${short.name}.`);
      await head.sees('Chosen by hand', row);

      await head.page.getByLabel('Statement file').setInputFiles(file);
      await head.sees(/^These columns were confirmed by /);
      await head.button('Take in').click();
      await head.sees('This file was imported before. Nothing was changed.');
    },
    2 * minutes,
  );

  it(
    'is seen beside the proof where the request is decided',
    async () => {
      const { exact, short, exactUtr, shortUtr, credits } = await payers();
      await takesIn(statementOf(credits), 'Take in');
      await head.visit(`/bank?q=${shortUtr}`);
      await matchesAnyway(head.button('This is it', head.row(short.name, lines())));
      await head.sees(`This is the money of ${short.name}.`);
      for (const [{ name }, reason] of [
        [exact, 'Same UTR and amount'],
        [short, 'Chosen by hand'],
      ] as const) {
        await head.visit(`/network?search=${encodeURIComponent(name)}`);
        await head.button('Approve Plan', head.row(name)).click();
        const dialog = head.dialog('Approve Plan');
        await head.sees('Matched', dialog);
        await head.sees(reason, dialog);
        await head.button('Approve Plan', dialog).click();
        await head.button('Proceed', head.dialog('Confirm Action')).click();
        await head.sees(`${name} is now on Silver.`);
      }
      await head.visit(`/bank?q=${exactUtr}`);
      const row = head.row(exact.name, lines());
      await row.waitFor();
      // What is approved keeps its line.
      expect(await head.button('Not this one', row).count()).toBe(0);
    },
    2 * minutes,
  );

  it(
    'is given to a request that is searched for, and the page tells who has said that it is not',
    async () => {
      const utr = freshUtr();
      const payer = await newcomer(somebodyNew('Ujwala').name);
      await asksFor(payer, 'Silver');
      await takesIn(statementOf([{ utr, amount: price }]), 'Take in');
      await head.visit(`/bank?q=${utr}`);
      await head.sees('Nobody has asked for anything with it.', lines());
      await head.button('Choose a request', lines()).click();
      const dialog = head.dialog('Choose a request');
      await dialog.getByLabel('Search all of them').fill(payer.name);
      await head.button('This is it', head.row(payer.name, dialog)).click();
      await head.sees(`This is the money of ${payer.name}.`);
      await head.sees('Chosen by hand', lines());
      await head.button('Not this one', lines()).click();
      await head.sees(new RegExp(`^Not the money of ${payer.name}, .* as .* said on `), lines());
      await head.button('Choose a request', lines()).click();
      await head.button('This is it', head.row(payer.name, dialog)).click();
      await head.sees('Chosen by hand', lines());
    },
    2 * minutes,
  );

  it(
    'is looked over and approved at once by somebody who leaves meanwhile, and finds the result of each',
    async () => {
      const many = await Promise.all(
        ['Bina', 'Chitra', 'Deepa'].map(async (name) => {
          const member = await newcomer(somebodyNew(name).name);
          const utr = freshUtr();
          await asksFor(member, 'Silver', utr);
          return { ...member, utr };
        }),
      );
      const [odd] = many;
      const amounts = many.map(({ utr }) => ({ utr, amount: utr === odd!.utr ? price - 100 : price }));
      await takesIn(statementOf(amounts), 'Take in');
      await head.visit(`/bank?q=${odd!.utr}`);
      await matchesAnyway(head.button('This is it', head.row(odd!.name, lines())));
      await head.sees(`This is the money of ${odd!.name}.`);
      await head.visit('/bank?part=approve');
      const panel = head.page.locator('section', {
        has: head.page.getByRole('heading', { name: 'Approve matched requests' }),
      });
      await head.sees(`The bank line has ₹${(price - 100).toLocaleString('en-IN')}, and not what is due.`, panel);
      await panel.getByRole('button', { name: /^Approve \d+ matched requests?$/ }).click();
      const dialog = head.dialog('Approve matched requests');
      for (const { name } of many.slice(1)) await head.sees('Approves the member, too', head.row(name, dialog));
      expect(await head.row(odd!.name, dialog).count()).toBe(0);
      expect(await head.barriers()).toEqual([]);
      await dialog.getByRole('button', { name: /^Approve \d+ requests?, ₹/ }).click();
      await head.seesNoMore(dialog);
      await head.visit('/dashboard');

      await head.visit('/bank?part=approve');
      const done = panel.locator('[data-row]').first();
      await head.sees('Completed', done);
      await head.button('Results', done).click();
      const results = head.page.getByRole('dialog');
      for (const { name } of many.slice(1)) await head.sees('Approved', head.row(name, results));
      await head.button('Close', results).click();
      await head.button('Imported statements').click();
      await head.sees('TEST BANK', head.page.getByRole('table', { name: 'Imported statements' }));
    },
    2 * minutes,
  );

  it(
    'leads to the page before when the last line of a page was decided',
    async () => {
      const payer = freshLetters();
      const credits = await Promise.all(
        ['Falguni', 'Gauri', 'Hansa'].map(async (name) => {
          const utr = freshUtr();
          await asksFor(await newcomer(somebodyNew(name).name), 'Silver', utr);
          return { utr, amount: price - 100 };
        }),
      );
      await takesIn(statementOf(credits, { payer }), 'Take in');
      // Pages of one, so that three lines fill three.
      const calls = /\/api\/admin\/bank-lines\?/;
      await head.page.route(calls, (route) =>
        route.continue({ url: route.request().url().replace('limit=20', 'limit=1') }),
      );
      await head.visit(`/bank?state=suggested&q=${payer}`);
      const panel = head.page.locator('#lines');
      const rows = panel.getByRole('table', { name: 'Money received' }).locator('[data-row]');
      for (const range of [/^1–1/, /^21–21/]) {
        await head.sees(range, panel);
        await head.button('Next', panel).click();
      }
      await head.sees(/^41–41/, panel);
      // The page before has to be loaded again.
      await head.page.reload();
      await head.sees(/^41–41/, panel);
      await head.button('This is it', rows).press('Enter');
      await head.button('Match credit', head.dialog('Match of another amount')).press('Enter');
      await head.sees(/^This is the money of /);
      await head.sees(/^21–21/, panel);
      expect(await rows.count()).toBe(1);

      // Where there was nothing to see, nobody is told that the next choice has nothing before it is there.
      const nothing = panel.getByText('No money here');
      await panel.getByLabel('Show', { exact: true }).selectOption('ambiguous');
      await nothing.waitFor();
      let letThrough = (): void => undefined;
      const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
      await head.page.route(calls, async (route) => {
        await isLetThrough;
        await route.fallback();
      });
      await panel.getByLabel('Show', { exact: true }).selectOption('matched');
      await panel.getByText('Loading...').waitFor();
      expect(await nothing.count()).toBe(0);
      letThrough();
      await rows.first().waitFor();
      await head.page.unroute(calls);
    },
    2 * minutes,
  );

  it('is not read from an empty file, which is told so', async () => {
    await head.visit('/bank');
    await head.button('Take in a statement').click();
    const empty = { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) };
    await head.page.getByLabel('Statement file').setInputFiles(empty);
    await head.sees('This file is empty. Please choose another one.');
  });

  const lines = () => head.page.getByRole('table', { name: 'Money received' });

  /** Matches a credit to a request of another amount. */
  async function matchesAnyway(button: ReturnType<typeof head.button>): Promise<void> {
    await button.click();
    await head.button('Match credit', head.dialog('Match of another amount')).click();
  }

  async function takesIn(file: ReturnType<typeof statementOf>, button: string): Promise<void> {
    await head.visit('/bank');
    await head.button('Take in a statement').click();
    await head.page.getByLabel('Statement file').setInputFiles(file);
    await head.sees(/^These columns were confirmed by /);
    await head.button(button).click();
    await head.sees(/ lines?, .* new\.$/);
  }
});
