import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { Head } from './flow-head.js';
import { Person, somebodyNew } from './flow-person.js';

const minutes = 60_000;

const ravi = somebodyNew('Ravi');
const asha = somebodyNew('Asha');
const meena = somebodyNew('Meena');
let browser: Browser;
let head: Head;
let sponsor: Person;
let newcomer: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  head = await Head.arrive(browser);
  sponsor = await Person.arrive(browser);
  newcomer = await Person.arrive(browser, 'phone');
}, 2 * minutes);

afterAll(() => browser?.close());

it(
  'a sponsor joins by the head’s link, is approved and becomes Gold',
  async () => {
    await sponsor.register(await head.sponsorLink(), ravi);
    await head.approve(ravi.name);
    await head.givePlan(ravi.name, 'Gold');
    await sponsor.visit('/dashboard');
    await sponsor.sees('Gold', sponsor.card('Your Plan'));
    expect(await sponsor.page.getByRole('link', { name: 'Upgrade Plan' }).count()).toBe(0);
    expect(await sponsor.barriers()).toEqual([]);
  },
  3 * minutes,
);

it(
  'a newcomer registers with the sponsor’s link and sees only that the profile has to be completed',
  async () => {
    await newcomer.register(await sponsor.page.getByLabel('Your sponsor link').inputValue(), asha);
    await newcomer.visit('/dashboard');
    await newcomer.sees('Complete your profile');
    const link = newcomer.page.getByRole('link', { name: 'Complete your profile' });
    expect(await link.getAttribute('href')).toBe('/profile');
    expect(await newcomer.page.getByRole('article').count()).toBe(0);
    expect(await newcomer.page.getByRole('table').count()).toBe(0);
    expect(await newcomer.barriers()).toEqual([]);
  },
  2 * minutes,
);

it(
  'the newcomer enrolls, sees the QR code of the payment and hands in the proof',
  async () => {
    await newcomer.visit('/plans');
    await newcomer.page.getByRole('button', { name: /^Choose Plan.*Silver/ }).click();
    const confirm = newcomer.dialog('Confirm Enrollment');
    await newcomer.button('UPI Payment', confirm).click();
    const payment = newcomer.dialog('UPI Payment');
    await newcomer.sees('₹1,500', payment);
    await payment.getByText('Pay from another phone').click();
    await payment.getByRole('img', { name: /QR code/ }).waitFor();
    expect(await newcomer.barriers()).toEqual([]);
    await newcomer.uploads('Upload Plan Proof', payment);
    await newcomer.button('Submit Proof', payment).click();
    await newcomer.seesNoMore(payment);
    await newcomer.seesNoMore(confirm);
    await newcomer.visit('/dashboard');
    await newcomer.sees('Complete your profile');
  },
  2 * minutes,
);

it(
  'the head approves the registration and, after looking at the proof, the plan',
  async () => {
    await head.approveBeforePlan(asha.name);
    const row = await head.find(asha.name);
    await head.person.sees('Silver requested', row);
    await head.person.button('Approve Plan', row).click();
    const look = head.person.dialog('Approve Plan');
    const proof = look.getByRole('img', { name: `Plan proof of ${asha.name}` });
    await proof.waitFor();
    await head.person.button('Zoom in', look).click();
    expect(await proof.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(await head.person.barriers()).toEqual([]);
    await head.person.button('Approve Plan', look).click();
    await head.person.button('Proceed', head.person.dialog('Confirm Action')).click();
    await head.person.sees(`${asha.name} is now on Silver.`);
    await head.person.seesNoMore(look);
  },
  2 * minutes,
);

it(
  'the newcomer’s dashboard opens by itself',
  async () => {
    await newcomer.sees('Silver', newcomer.card('Your Plan'));
    expect(await newcomer.page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Your Plan',
      'Earnings',
      'Commission tracking',
      'Network Size',
      'Request Cotton',
    ]);
    expect(await newcomer.barriers()).toEqual([]);
  },
  2 * minutes,
);

it(
  'the sponsor’s dashboard shows the commission and the bell tells of it, without a reload',
  async () => {
    await sponsor.sees('₹150', sponsor.card('Commission tracking'));
    await sponsor.sees('₹150', sponsor.row(asha.name));
    await sponsor.page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
    const latest = sponsor.page.getByRole('region', { name: 'Latest notifications' });
    await sponsor.sees(`You earned ₹150 from the Silver plan of ${asha.name} (level 1).`, latest);
    expect(await sponsor.barriers()).toEqual([]);
    await latest.getByRole('link', { name: 'View All' }).click();
    await sponsor.page.waitForURL('**/notifications');
  },
  2 * minutes,
);

it(
  'notifications are marked as read one by one and all at once',
  async () => {
    const commission = sponsor.page.getByRole('listitem').filter({ hasText: 'Commission credited' });
    await commission.waitFor();
    expect(await sponsor.barriers()).toEqual([]);
    await sponsor.button('Mark as Read', commission).click();
    await sponsor.seesNoMore(sponsor.button('Mark as Read', commission));
    await sponsor.button('Show Unread Only').click();
    await sponsor.seesNoMore(commission);
    await sponsor.button('Mark All as Read').click();
    await sponsor.sees('You’re all caught up');
    await sponsor.button('Show All').click();
    await commission.waitFor();
    await sponsor.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  },
  2 * minutes,
);

it(
  'the sponsor adds a member and is given the welcome card',
  async () => {
    await sponsor.visit('/adduser');
    await sponsor.button('Add Member').click();
    const dialog = sponsor.dialog('Add Member');
    await sponsor.button('Add Member', dialog).click();
    await sponsor.sees('Please enter your name', dialog);
    await sponsor.sees('Please upload the plan proof', dialog);
    await dialog.getByLabel('Email').fill('meena@nowhere');
    await sponsor.sees('Invalid email format', dialog);
    expect(await sponsor.barriers()).toEqual([]);

    await dialog.getByLabel('Name').fill(meena.name);
    await dialog.getByLabel('Email').fill('meena@example.in');
    await dialog.getByLabel('Password', { exact: true }).fill(meena.password);
    await dialog.getByLabel('Mobile No.').fill(meena.mobile);
    await dialog.getByLabel('Plan', { exact: true }).selectOption({ label: 'Bronze – ₹750' });
    await sponsor.uploads('Upload Plan Proof', dialog);
    await sponsor.button('Add Member', dialog).click();

    const card = sponsor.dialog(`Welcome to the family, ${meena.name}!`);
    await sponsor.sees(ravi.name, card);
    expect(await card.textContent()).toMatch(/SL[2-9A-Z]{7}/);
    expect(await card.getByText(meena.password).count()).toBe(0);
    await sponsor.button('Show password', card).click();
    await sponsor.sees(meena.password, card);
    expect(await sponsor.barriers()).toEqual([]);
    await sponsor.button('Close', card).click();
    await sponsor.sees('Pending approval', sponsor.row(meena.name));
  },
  2 * minutes,
);

it(
  'the head rejects a plan with a reason, which the member reads',
  async () => {
    const row = await head.find(meena.name);
    await head.person.button('Approve Plan', row).click();
    await head.person.button('Reject Plan', head.person.dialog('Approve Plan')).click();
    const reject = head.person.dialog('Reject Plan');
    await head.person.button('Reject Plan', reject).click();
    await head.person.sees('Enter a reason.', reject);
    await reject.getByLabel('Reason').fill('The picture shows another amount.');
    await head.person.button('Reject Plan', reject).click();
    await head.person.sees(`Bronze request from ${meena.name} rejected.`);
    await head.person.seesNoMore(row.getByText('Bronze requested'));

    const member = await Person.arrive(browser, 'phone');
    await member.changesFirstPassword(meena, 'a password of her own');
    await member.visit('/notifications');
    await member.sees('The picture shows another amount.');
    expect(await member.barriers()).toEqual([]);
    await member.leave();
  },
  2 * minutes,
);

it(
  'the head deletes an unapproved member, but only after the confirmation',
  async () => {
    const row = await head.find(meena.name);
    const confirm = head.person.dialog('Confirm Action');
    await head.person.chooses('Delete', row);
    await head.person.sees('Are you sure you want to proceed to delete this member?', confirm);
    await head.person.button('Cancel', confirm).click();
    await head.person.seesNoMore(confirm);
    await head.person.chooses('Delete', row);
    await head.person.button('Delete', confirm).click();
    await head.person.sees(`${meena.name} was deleted.`);
    await head.person.seesNoMore(row);
  },
  2 * minutes,
);

it('nothing went wrong at any of the browsers on the way', async () => {
  await Promise.all([head.person.leave(), sponsor.leave(), newcomer.leave()]);
});
