import { randomInt } from 'node:crypto';
import { bankLayout, confirmBankLayout, indianDay, planPrice, toRupees } from '@deepam/contracts';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { asHead, asksFor, newcomer } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { head, oneHead } from './one-head.js';

const minutes = 60_000;
const price = toRupees(planPrice('Silver', null));

/** As numbers of UPI begin: the last digit of the year, and which day of it. One of another day proves no payment. */
const freshUtr = (now = new Date()): string => {
  const ofYear = Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  return `${now.getUTCFullYear() % 10}${String(ofYear).padStart(3, '0')}${String(randomInt(1e8)).padStart(8, '0')}`;
};

interface Credit {
  readonly utr: string;
  readonly amount: number;
}

const freshLetters = (): string => [...freshUtr()].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

function statementOf(credits: readonly Credit[], { payer = 'SOMEBODY ELSE', heading = 'Teller' } = {}) {
  const today = indianDay(new Date()).split('-').reverse().join('/');
  const rows = credits.map(({ utr, amount }) => `${today},T1,UPI/${utr}/${payer},,${amount}.00`);
  const text = [`Txn Date,${heading},Narration,Withdrawals,Deposits`, ...rows].join('\n');
  return { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function confirmColumns(): Promise<void> {
  const none = { reference: null, amount: null, mark: null, balance: null, balanceMark: null };
  const layout = bankLayout.parse({ date: 0, narration: 2, debit: 3, credit: 4, ...none, dateStyle: 'dmy' });
  const headers = ['Txn Date', 'Teller', 'Narration', 'Withdrawals', 'Deposits'];
  await asHead(confirmBankLayout, { body: { headers, layout } });
}

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

oneHead();
beforeAll(confirmColumns, minutes);
afterEach(() => head.page.unrouteAll());

it(
  'a bank statement is reviewed, matched and imported, and doubtful lines are decided by hand',
  async () => {
    const { short, shortUtr, credits } = await payers();
    const heading = `Teller ${freshLetters()}`;
    const file = statementOf(credits, { heading });
    await head.visit('/bank');
    await head.button('Import bank statement').click();
    await head.page.getByLabel('Statement file').setInputFiles(file);
    await head.sees('We detected the columns from their headings. Please check them.');
    await head.page.getByRole('table', { name: 'File preview' }).getByText('T1').first().waitFor();
    expect(await head.barriers()).toEqual([]);
    await head.page.getByLabel('Reference', { exact: true }).selectOption({ label: `2. ${heading}` });
    const goOn = await head.refuses('POST', '**/api/admin/bank-statements/preview', 503, 'Please try again.');
    await head.button('Apply mapping').click();
    await head.sees('Please try again.');
    await goOn();
    await head.button('Apply mapping').click();
    await head.page.getByRole('table', { name: 'First lines of the import' }).getByText('T1').first().waitFor();
    expect(await head.barriers()).toEqual([]);
    const account = head.page.getByLabel('Account', { exact: true });
    await account.fill(' ');
    await head.button('Confirm columns and import').click();
    await head.sees('Enter the account name.');
    await head.page.waitForFunction("document.activeElement?.getAttribute('name') === 'account'");
    await account.fill('Test bank');
    await head.button('Confirm columns and import').click();
    await head.sees('2 transactions, 2 new.');
    await head.sees('Incoming payments: 1 matched, 1 suggested, 0 with multiple matches, 0 unmatched.');
    await head.page.getByRole('link', { name: 'To match (1)' }).waitFor();

    await head.page.getByRole('searchbox', { name: 'Search' }).fill(shortUtr);
    const row = head.row(short.name, lines());
    await head.sees('Reference matches, amount differs', row);
    await matchesAnyway(head.button('Confirm match', row));
    await head.sees(`Matched to ${short.name}.`);
    await head.sees('Matched manually', row);

    await head.page.getByLabel('Statement file').setInputFiles(file);
    await head.sees(/^Column mapping confirmed by /);
    await head.button('Import').click();
    await head.sees('This file was imported before. Nothing was changed.');
  },
  2 * minutes,
);

it(
  'the page of a request shows the matching bank line next to the proof',
  async () => {
    const { exact, short, exactUtr, shortUtr, credits } = await payers();
    await takesIn(statementOf(credits), 'Import');
    await head.visit(`/bank?q=${shortUtr}`);
    await matchesAnyway(head.button('Confirm match', head.row(short.name, lines())));
    await head.sees(`Matched to ${short.name}.`);
    for (const [{ name }, reason] of [
      [exact, 'UTR and amount match'],
      [short, 'Matched manually'],
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
    expect(await head.button('Unmatch', row).count()).toBe(0);
  },
  2 * minutes,
);

it(
  'a bank line is matched with a request by search, and the page names the person who rejected a match',
  async () => {
    const utr = freshUtr();
    const payer = await newcomer(somebodyNew('Ujwala').name);
    await asksFor(payer, 'Silver');
    await takesIn(statementOf([{ utr, amount: price }]), 'Import');
    await head.visit(`/bank?q=${utr}`);
    await head.sees('No matching request.', lines());
    await head.button('Find match', lines()).click();
    const dialog = head.dialog('Find match');
    await dialog.getByLabel('Search all requests').fill(payer.name);
    await head.button('Confirm match', head.row(payer.name, dialog)).click();
    await head.sees(`Matched to ${payer.name}.`);
    await head.sees('Matched manually', lines());
    await head.button('Unmatch', lines()).click();
    await head.sees(new RegExp(`^Not matched to ${payer.name}, .* \\(marked by `), lines());
    await head.button('Find match', lines()).click();
    await head.button('Confirm match', head.row(payer.name, dialog)).click();
    await head.sees('Matched manually', lines());
  },
  2 * minutes,
);

it(
  'matched requests are reviewed and approved together, and the clerk who left finds the result of each',
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
    await takesIn(statementOf(amounts), 'Import');
    await head.visit(`/bank?q=${odd!.utr}`);
    await matchesAnyway(head.button('Confirm match', head.row(odd!.name, lines())));
    await head.sees(`Matched to ${odd!.name}.`);
    await head.visit('/bank?part=approve');
    const panel = head.page.locator('section', {
      has: head.page.getByRole('heading', { name: 'Ready to approve' }),
    });
    await head.sees(
      `The transaction is ₹${(price - 100).toLocaleString('en-IN')}, which is not the amount due.`,
      panel,
    );
    await panel.getByRole('button', { name: /^Approve \d+ requests?$/ }).click();
    const dialog = head.dialog('Ready to approve');
    for (const { name } of many.slice(1)) await head.sees('Also approves the member', head.row(name, dialog));
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
  'the decision on the last line of a page leads to the previous page',
  async () => {
    const payer = freshLetters();
    const credits = await Promise.all(
      ['Falguni', 'Gauri', 'Hansa'].map(async (name) => {
        const utr = freshUtr();
        await asksFor(await newcomer(somebodyNew(name).name), 'Silver', utr);
        return { utr, amount: price - 100 };
      }),
    );
    await takesIn(statementOf(credits, { payer }), 'Import');
    const calls = /\/api\/admin\/bank-lines\?/;
    await head.page.route(calls, (route) =>
      route.continue({ url: route.request().url().replace('limit=20', 'limit=1') }),
    );
    await head.visit(`/bank?state=suggested&q=${payer}`);
    const panel = head.page.locator('#lines');
    const rows = panel.getByRole('table', { name: 'Incoming payments' }).locator('[data-row]');
    for (const range of [/^1–1/, /^21–21/]) {
      await head.sees(range, panel);
      await head.button('Next', panel).click();
    }
    await head.sees(/^41–41/, panel);
    await head.page.reload();
    await head.sees(/^41–41/, panel);
    await head.button('Confirm match', rows).press('Enter');
    await head.button('Match credit', head.dialog('Match of another amount')).press('Enter');
    await head.sees(/^Matched to ./);
    await head.sees(/^21–21/, panel);
    expect(await rows.count()).toBe(1);

    const nothing = panel.getByText('No transactions found');
    await panel.getByLabel('Status', { exact: true }).selectOption('ambiguous');
    await nothing.waitFor();
    let letThrough = (): void => undefined;
    const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
    await head.page.route(calls, async (route) => {
      await isLetThrough;
      await route.fallback();
    });
    await panel.getByLabel('Status', { exact: true }).selectOption('matched');
    await panel.getByText('Loading...').waitFor();
    expect(await nothing.count()).toBe(0);
    letThrough();
    await rows.first().waitFor();
    await head.page.unroute(calls);
  },
  2 * minutes,
);

it('an empty statement file is rejected with a sentence', async () => {
  await head.visit('/bank');
  await head.button('Import bank statement').click();
  const empty = { name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) };
  await head.page.getByLabel('Statement file').setInputFiles(empty);
  await head.sees('This file is empty. Please choose another one.');
});

const lines = () => head.page.getByRole('table', { name: 'Incoming payments' });

async function matchesAnyway(button: ReturnType<typeof head.button>): Promise<void> {
  await button.click();
  await head.button('Match credit', head.dialog('Match of another amount')).click();
}

async function takesIn(file: ReturnType<typeof statementOf>, button: string): Promise<void> {
  await head.visit('/bank');
  await head.button('Import bank statement').click();
  await head.page.getByLabel('Statement file').setInputFiles(file);
  await head.sees(/^Column mapping confirmed by /);
  await head.button(button).click();
  await head.sees(/ transactions?, .* new\.$/);
}
