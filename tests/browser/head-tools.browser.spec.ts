import { changeCommissionSchedule, showCommissionSchedule, type ResponseOf } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { asHead, givesNumbers, newcomer, documentNumbers, withApprovedOrders } from './desk-people.js';
import { isShortOn } from './devices.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin, registerMember } from './people.js';

const minutes = 60_000;
type Schedule = ResponseOf<typeof showCommissionSchedule>;

describe.each(['desktop', 'phone'] as const)('the tools of the head, on a %s', (device) => {
  let browser: Browser;
  let head: Person;
  let before: Schedule;

  beforeAll(async () => {
    browser = await launchBrowser();
    before = await asHead(showCommissionSchedule);
    head = await Person.arrive(browser, device);
    head.expectError(/409/);
    await head.logIn(headLogin());
  }, 2 * minutes);
  afterAll(async () => {
    const { ratesBasisPoints, levelsByPlan } = before;
    const { version } = await asHead(showCommissionSchedule);
    await asHead(changeCommissionSchedule, { body: { version, ratesBasisPoints, levelsByPlan } });
    await head?.leave();
    await browser?.close();
  });

  it(
    'keys are explained only where there are any',
    async () => {
      await head.visit('/dashboard');
      await head.sees('Waiting for you');
      expect(await head.button('Keyboard shortcuts').count()).toBe(device === 'phone' ? 0 : 1);
    },
    minutes,
  );

  const level = (number: number) => head.page.getByLabel(`Level ${number} %`, { exact: true });

  it('a wrong rate is marked, and a right one is previewed before it is saved', async () => {
    await head.visit('/commission-schedule');
    await level(10).fill('1.234');
    await head.sees('Use at most two decimal places.');
    await level(10).fill('95');
    await head.sees('All levels together cannot exceed 100% of a sale.');
    expect(await head.barriers()).toEqual([]);
    await level(10).fill('1,5');
    await head.sees('₹37.50');
    await head.sees('now ₹25');
    expect(await head.barriers()).toEqual([]);
  });

  if (isShortOn(device)) return;

  it('a schedule that somebody else has changed is loaded again, nothing is overwritten', async () => {
    const { version, ratesBasisPoints, levelsByPlan } = await asHead(showCommissionSchedule);
    await asHead(changeCommissionSchedule, {
      body: { version, ratesBasisPoints: ratesBasisPoints.with(9, 90), levelsByPlan },
    });
    await head.button(`Save as version ${version + 1}`).click();
    const confirm = head.dialog('Change the commission schedule?');
    await head.sees('Level 10: 1% → 1.5%', confirm);
    await head.sees('Applies to sales from now on.', confirm);
    expect(await head.barriers()).toEqual([]);
    await head.button('Publish', confirm).click();
    await head.sees('Someone else changed the rates in the meantime.', confirm);
    await head.button('Load the latest rates', confirm).click();
    await head.sees(`Version ${version + 1}, since`);
    expect(await level(10).inputValue()).toBe('0.9');
  });

  it('a schedule is saved by keyboard alone and counts from then on', async () => {
    await level(10).fill('1.5');
    await level(10).press('Enter');
    const confirm = head.dialog('Change the commission schedule?');
    await confirm.waitFor();
    await head.button('Publish', confirm).press('Enter');
    await head.sees('is now live.');
    expect((await asHead(showCommissionSchedule)).ratesBasisPoints[9]).toBe(150);
  });

  it('the public pages tell the terms in force, not those of their build, and guarantee no income', async () => {
    const { version, ratesBasisPoints, levelsByPlan } = await asHead(showCommissionSchedule);
    await asHead(changeCommissionSchedule, {
      body: { version, ratesBasisPoints: ratesBasisPoints.with(0, 950), levelsByPlan: { ...levelsByPlan, Gold: 9 } },
    });
    const inForce =
      'In force now: 9.5% of a sale for the direct sponsor. Levels that count: Bronze 0, Silver 5, Gold 9.';
    for (const page of ['/plans', '/faq']) {
      await head.visit(page);
      if (page === '/faq') await head.page.getByText('How do the commission levels work?').click();
      await head.sees(inForce);
      expect(await head.page.locator('main').innerText()).toMatch(/no income is guaranteed/i);
    }
  });

  it('everybody is told something, after a look at it and one question', async () => {
    const title = `Diwali ${somebodyNew('X').name.slice(2)}`;
    await head.visit('/broadcast');
    await head.button('Send to everyone').click();
    await head.sees('Please enter a title.');
    await head.sees('Please enter a message.');
    expect(await head.barriers()).toEqual([]);
    await head.page.getByLabel('Title').fill(title);
    await head.page.getByLabel('Message', { exact: true }).fill('The office is closed from 8 to 12 November.');
    await head.button('Send to everyone').click();
    const confirm = head.dialog('Send to every member?');
    await head.button('Cancel', confirm).click();
    await head.seesNoMore(confirm);
    await head.button('Send to everyone').press('Enter');
    await head.sees(title, confirm);
    expect(await head.barriers()).toEqual([]);
    const undo = await head.refuses('POST', '**/api/admin/broadcasts', 503, 'Not now.');
    await head.button('Send now', confirm).press('Enter');
    await head.sees('Not now.', confirm);
    await confirm.locator('button:focus').filter({ hasText: 'Send now' }).waitFor({ timeout: 5_000 });
    await undo();
    await head.button('Send now', confirm).press('Enter');
    await head.page.getByRole('article').filter({ hasText: title }).waitFor();
    await head.seesNoMore(confirm);
    expect(await head.page.getByLabel('Title').inputValue()).toBe('');
  });

  it(
    'earnings are added by hand, and taken back with a reason',
    async () => {
      const { name } = await withApprovedOrders(somebodyNew('Veena').name, 0);
      await head.visit(`/network?search=${encodeURIComponent(name)}`);
      await head.button('View Details', head.row(name)).click();
      const details = head.dialog('Member Details');
      await head.button('Add Earnings', details).click();
      const add = head.dialog('Add Earnings');
      await add.getByLabel('Amount in rupees').press('Enter');
      await head.sees('Enter at least ₹0.01', add);
      expect(await head.barriers()).toEqual([]);
      const undo = await head.refuses('POST', '**/api/member/earnings/add', 503, 'The till is shut.');
      await add.getByLabel('Amount in rupees').fill('37.5');
      await add.getByLabel('Amount in rupees').press('Enter');
      await head.sees('An error occurred while adding earnings. Please try again.', add);
      await undo();
      await head.button('Add Earnings', add).press('Enter');
      await head.sees(`₹37.50 added to the earnings of ${name}.`);

      await details.getByRole('link', { name: 'View Statement' }).press('Enter');
      await head.button('Reverse').click();
      const back = head.dialog('Reverse this credit');
      await back.getByLabel('Amount').fill('37.51');
      await head.button('Reverse', back).click();
      await head.sees('Please give a reason.', back);
      await head.sees('Please enter an amount between ₹0.01 and ₹37.50.', back);
      await back.getByLabel('Amount').fill('37.50');
      await back.getByLabel('Reason').fill('Typed twice');
      expect(await head.barriers()).toEqual([]);
      await head.button('Reverse', back).click();
      await head.sees('₹37.50 reversed.');
      await head.sees('Reason: Typed twice');
      await head.seesNoMore(head.button('Reverse'));
    },
    2 * minutes,
  );

  it('a taken mobile is marked at its field, and a suspension is in the list before the network has heard of it', async () => {
    const { name } = await newcomer(somebodyNew('Rekha').name);
    const lists = '**/api/member/network?*';
    let listed: string | undefined;
    await head.page.route(lists, async (route) => {
      listed ??= await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: listed });
    });
    await head.visit(`/network?search=${encodeURIComponent(name)}`);
    await head.button('View Details', head.row(name)).click();
    const details = head.dialog('Member Details');
    await head.button('Correct the mobile', details).click();
    const correct = head.dialog('Correct the mobile number');
    await correct.getByLabel('New mobile number').fill(headLogin().mobile);
    await correct.getByLabel('New mobile number').press('Enter');
    await correct.locator('[name=mobile][aria-invalid=true]:focus').waitFor();
    expect(await correct.getByRole('alert').count()).toBe(1);
    await head.button('Cancel', correct).click();

    const badge = head.row(name).getByText('Suspended', { exact: true });
    await head.button('Suspend', details).click();
    const suspend = head.dialog('Suspend this member?');
    await suspend.getByLabel('Reason').fill('Asked for by phone');
    await head.button('Suspend', suspend).click();
    await badge.waitFor();
    await head.button('End the suspension', details).click();
    const reinstate = head.dialog('End the suspension?');
    await reinstate.getByLabel('Reason').fill('Called back');
    await head.button('End the suspension', reinstate).click();
    await head.seesNoMore(badge);
    await head.page.unroute(lists);
  });

  it("a member's numbers are seen on request, and only the bank's can be copied", async () => {
    const member = await newcomer(somebodyNew('Lata').name);
    await givesNumbers(member);
    await head.visit(`/network?search=${encodeURIComponent(member.name)}`);
    await head.button('View Details', head.row(member.name)).click();
    const details = head.dialog('Member Details');
    expect(await details.getByText(documentNumbers.adharNo).count()).toBe(0);
    await head.button('Show numbers', details).click();
    for (const number of Object.values(documentNumbers)) await head.sees(number, details);
    expect(await details.getByRole('button', { name: /^Copy/ }).count()).toBe(2);
    expect(await head.barriers()).toEqual([]);
    await head.button('Hide numbers', details).click();
    await head.seesNoMore(details.getByText(documentNumbers.adharNo));

    // The look is recorded, and can be found from here.
    await details.getByRole('link', { name: 'View Audit Trail' }).click();
    const entries = head.page.getByRole('article');
    await head.page.getByLabel('What', { exact: true }).selectOption('numbers-changed');
    await entries.filter({ hasText: 'given (not shown)' }).waitFor();
    expect(await head.barriers()).toEqual([]);
    await head.page.reload();
    await entries.filter({ hasText: 'Changed numbers of documents or the bank' }).waitFor();
    await head.page.getByLabel('What', { exact: true }).selectOption('numbers-revealed');
    await entries.filter({ hasText: `Member: ${member.name}` }).waitFor();
    await head.button('Remove filters').click();
    await entries.filter({ hasText: 'Logged in' }).first().waitFor();
  });

  it('are not for members', async () => {
    const member = await Person.arrive(browser, device);
    await member.logIn(await registerMember(somebodyNew('Nobody').name));
    for (const address of ['/commission-schedule', '/broadcast', '/audit']) {
      await member.visit(address);
      await member.sees('Only the head can open this page.');
    }
    expect(await member.barriers()).toEqual([]);
    await member.leave();
  });
});
