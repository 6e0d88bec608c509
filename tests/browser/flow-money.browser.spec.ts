import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { Head } from './flow-head.js';
import { Person, somebodyNew } from './flow-person.js';
import { finishPhotos, holdPhotos, largePhoto } from './held-photos.js';

const minutes = 60_000;

const kiran = somebodyNew('Kiran');
let browser: Browser;
let head: Head;
let member: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  head = await Head.arrive(browser);
  member = await Person.arrive(browser, 'phone');
  await member.register(await head.sponsorLink(), kiran);
  await head.approve(kiran.name);
  await head.givePlan(kiran.name, 'Gold');
  // Registering has logged in.
  await member.visit('/dashboard');
}, 3 * minutes);

afterAll(() => browser?.close());

const findAtHead = async (table: string, search: string) => {
  await head.person.page.getByLabel(search).fill(kiran.name);
  const row = head.person.row(kiran.name, head.person.page.getByRole('table', { name: table }));
  await row.waitFor();
  return row;
};
const order = () => findAtHead('Network Cotton Requests', 'Search by name or mobile');
const payout = () => findAtHead('Member Commission History', 'Search by name or referral code');
const decide = async (action: string, title: string) => {
  if (action === 'Reject') await head.person.chooses(action, await order());
  else await head.person.button(action, await order()).click();
  return head.person.dialog(title);
};

it(
  'a member orders cotton and sees what it costs while typing',
  async () => {
    await member.button('Request Cotton').click();
    const dialog = member.dialog('Request Cotton');
    await member.button('Submit Request', dialog).click();
    await member.sees('Enter the delivery address.', dialog);
    await dialog.getByLabel('Quantity (kg)').fill('0');
    await member.sees('The minimum order is 1 kg.', dialog);
    await dialog.getByLabel('Quantity (kg)').fill('2');
    await member.sees('₹800', dialog);
    expect(await dialog.getByLabel('Address').getAttribute('placeholder')).toMatch(/district, state, pincode/);
    await dialog.getByLabel('Address').fill('Karve Road, Satara district, Maharashtra 415001');
    await member.uploads('Payment Proof', dialog);
    // Only after a press of a person the browser lets the page decide what Escape does.
    await dialog.getByLabel('Address').click();
    await member.page.keyboard.press('Escape');
    const question = member.dialog('Discard changes?');
    await member.button('Keep editing', question).click();
    await member.seesNoMore(question);
    expect(await dialog.getByLabel('Quantity (kg)').inputValue()).toBe('2');
    expect(await dialog.getByLabel('Address').inputValue()).toMatch(/^Karve Road/);
    await member.sees('payment.png', dialog);
    expect(await member.barriers()).toEqual([]);
    await member.button('Submit Request', dialog).click();
    await member.sees('Cotton requested successfully! Notification sent.');
    await member.seesNoMore(dialog);
  },
  2 * minutes,
);

it(
  'the head approves the order by its proof and marks it as delivered; a cancelled rejection changes nothing',
  async () => {
    await head.person.visit('/dashboard');
    const reject = await decide('Reject', 'Reject Cotton Order');
    await head.person.button('Cancel', reject).click();
    await head.person.seesNoMore(reject);

    const approve = await decide('Approve', 'Approve Cotton Order');
    await approve.getByRole('img', { name: /Payment proof/ }).waitFor();
    expect(await head.person.barriers()).toEqual([]);
    await head.person.button('Approve', approve).click();
    await head.person.sees('Cotton order Approved! Notification sent.');

    const deliver = await decide('Mark as Delivered', 'Mark as Delivered');
    await head.person.button('Mark as Delivered', deliver).click();
    await head.person.sees('Cotton order Delivered! Notification sent.');
  },
  2 * minutes,
);

it(
  'the member asks for the deposit back, once',
  async () => {
    await member.button('View Cotton History').click();
    const history = member.dialog('Cotton History');
    const delivered = member.row('2 kg', history);
    await member.sees('Delivered', delivered);
    await member.button('Request Deposit Return', delivered).click();
    const ask = member.dialog('Request Deposit Return');
    await member.sees('₹1,400', ask);
    expect(await member.barriers()).toEqual([]);
    await member.button('Request Deposit Return', ask).click();
    await member.seesNoMore(ask);
    await member.seesNoMore(member.button('Request Deposit Return', delivered));
    await member.button('Close', history).click();
  },
  2 * minutes,
);

it(
  'no return is approved while its picture is refused or made smaller, and that ends with the picture',
  async () => {
    const { person } = head;
    await person.visit('/dashboard');
    const process = await decide('Process Return', 'Process Deposit Return');
    const picture = process.getByLabel('Image for the member');
    const canApprove = () => person.button('Approve Return', process).isEnabled();
    await picture.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await person.button('Continue without it', process).waitFor();
    expect(await canApprove()).toBe(false);
    await person.button('Reject Return', process).click();
    await person.button('Cancel', person.dialog('Reject Return')).click();
    expect(await canApprove()).toBe(true);
    await holdPhotos(person.page);
    await picture.setInputFiles(largePhoto('wicks.png'));
    await person.sees('Compressing photo', process);
    expect(await canApprove()).toBe(false);
    await finishPhotos(person.page);
    await person.button('Remove', process).waitFor();
    expect(await canApprove()).toBe(true);
  },
  2 * minutes,
);

it(
  'the head grants the return, and the making charge shows in the member’s earnings',
  async () => {
    await head.person.visit('/dashboard');
    const process = await decide('Process Return', 'Process Deposit Return');
    await head.person.sees('₹1,400', process);
    await head.person.uploads('Image for the member', process);
    expect(await head.person.barriers()).toEqual([]);
    await head.person.button('Approve Return', process).click();
    await head.person.sees('Deposit return Approved! Notification sent.');
    await member.sees('₹600', member.card('Earnings'));
  },
  2 * minutes,
);

it(
  'the member requests a payout of at most the available amount',
  async () => {
    await member.button('Request Commission Payout').click();
    const dialog = member.dialog('Request Commission Payout');
    await dialog.getByLabel('Amount').fill('0.5');
    await member.button('Submit Request', dialog).click();
    await member.sees('The minimum payout is ₹1.', dialog);
    await dialog.getByLabel('Amount').fill('601');
    await member.sees('You can withdraw up to ₹600.', dialog);
    expect(await member.barriers()).toEqual([]);
    await dialog.getByLabel('Amount').fill('250');
    await member.button('Submit Request', dialog).click();
    await member.sees('Commission Requested Successfully');
    await member.seesNoMore(dialog);
  },
  2 * minutes,
);

it(
  'the head approves the payout with a picture of the payment, which the member can look at',
  async () => {
    await head.person.visit('/dashboard');
    await head.person.button('Approve', await payout()).click();
    const approve = head.person.dialog('Approve Payout');
    await head.person.uploads('Payment proof', approve);
    expect(await head.person.barriers()).toEqual([]);
    await head.person.button('Approve', approve).click();
    await head.person.sees(`Payout of ₹250 to ${kiran.name} approved.`);

    await member.visit('/dashboard');
    await member.button('View Commission History').click();
    const history = member.dialog('Commission History');
    await member.sees('Approved', member.row('₹250', history));
    expect(await member.barriers()).toEqual([]);
    await member.button('View Payment Proof', history).click();
    await member.dialog('Payment proof, ₹250').getByRole('img').waitFor();
  },
  2 * minutes,
);

it('nothing went wrong at either browser on the way', async () => {
  await Promise.all([head.person.leave(), member.leave()]);
});
