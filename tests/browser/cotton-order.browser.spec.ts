import { cottonOrders, decideCottonOrder, decideReturn, requestReturn } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, phone } from './browser.js';
import { asHead, orders, withPlan } from './desk-people.js';
import { proofImage } from './flow-proof-image.js';
import { api, headLogin, logIn } from './people.js';
import { until } from './until.js';
import { oneUserEach, browser, page } from './one-user.js';

oneUserEach(phone);

const form = () => page.getByRole('dialog', { name: 'Request Cotton' });
const helper = () => page.getByRole('dialog', { name: 'Edit address' });
async function closingAsks(kg: Locator, entered: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Keep editing' }).click();
  expect(await kg.inputValue()).toBe(entered);
}
const head = (title: string) => page.getByRole('heading', { level: 1, name: title });

it('a member orders on a phone: the app is opened with the exact amount, and a dropped tab comes back to it', async () => {
  const member = await withPlan('Kamala', 'Bronze');
  await logIn(page, member.login);
  await page.goto('/cotton');
  await page.getByRole('button', { name: 'Request Cotton' }).click();
  await form().getByLabel('Quantity (kg)').fill('2');
  const app = form().getByRole('link', { name: 'Pay ₹800' });
  const link = (await app.getAttribute('href'))!;
  expect(link).toMatch(/^upi:\/\/pay\?.*am=800\.00.*tr=DPC[0-9A-F]{24}/);
  expect(await form().getByRole('definition').allTextContents()).toContain('₹800');
  for (const what of ['Paid to', 'UPI ID', 'Amount'])
    await form()
      .getByRole('button', { name: new RegExp(`Copy.*${what}`, 'i') })
      .waitFor();
  await form().getByText('Pay from another phone').click();
  await form().getByAltText('QR code of the UPI payment of ₹800').waitFor();
  expect(await form().getByRole('link', { name: 'Save QR' }).getAttribute('download')).toMatch(/^upi-DPC.+\.jpg$/);
  expect(await accessibilityViolations(page)).toEqual([]);

  // Android has dropped the tab while the app was open.
  await page.reload();
  expect(await app.getAttribute('href')).toBe(link);
  const kg = form().getByLabel('Quantity (kg)');
  expect(await kg.inputValue()).toBe('2');
  await kg.fill('3');
  await closingAsks(kg, '3');
  await kg.fill('2');

  await form().getByRole('button', { name: 'Edit address' }).click();
  await helper().getByLabel('PIN code').fill('999999');
  await helper().getByText('We don’t recognise this PIN code').waitFor();
  expect(await helper().getByLabel('District').inputValue()).toBe('');
  await helper().getByLabel('PIN code').fill('422001');
  await until(page, `document.querySelector('dialog select').value === 'Maharashtra'`);
  expect(await helper().getByLabel('District').inputValue()).toBe('Nashik');
  await helper().getByRole('button', { name: 'Use this address' }).click();
  await helper().getByText('Enter the house and street.').waitFor();
  await helper().getByLabel('House and street').fill('12 Gandhi Road');
  await helper().getByLabel('Village or town').fill('Panchavati');
  expect(await accessibilityViolations(page)).toEqual([]);
  await helper().getByRole('button', { name: 'Use this address' }).click();
  await helper().waitFor({ state: 'detached' });
  const address = '12 Gandhi Road, Panchavati, Nashik, Maharashtra 422001';
  expect(await form().getByLabel('Address', { exact: true }).inputValue()).toBe(address);

  await form()
    .getByLabel('Payment Proof')
    .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: proofImage() });
  await form().getByRole('button', { name: 'Submit Request' }).click();
  await form().waitFor({ state: 'detached' });
  await page.waitForURL((at) => at.search === '');
  await page.getByRole('link', { name: /^2 kg/ }).click();
  await head('2 kg of cotton').waitFor();
  await page.getByText(address).waitFor();
  await page.getByText('We’re checking your payment.').waitFor();
});

it('the page of an order follows it to the delivery, which the head marks as sent, and other members find no such page', async () => {
  const member = await withPlan('Leela', 'Bronze');
  const id = await orders(member, 3);
  await asHead(decideCottonOrder, { params: { id }, body: { status: 'Approved' } });
  const desk = await BrowserUser.arrive(browser, phone);
  await logIn(desk.page, headLogin());
  await desk.page.goto(`/cotton/${id}`);
  await desk.page.getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = desk.page.getByRole('dialog', { name: 'Mark as shipped' });
  await dialog.getByRole('button', { name: 'Mark as shipped', exact: true }).click();
  await dialog.getByText('Enter the tracking number.').waitFor();
  await dialog.getByLabel('Tracking number').fill('India Post EM123456789IN');
  await dialog.getByRole('button', { name: 'Mark as shipped', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await desk.page.getByText('India Post EM123456789IN').waitFor();
  expect(await desk.page.getByRole('button', { name: 'Mark as shipped' }).count()).toBe(0);
  await desk.leave();

  await logIn(page, member.login);
  await page.goto('/notifications');
  const notice = 'Your order of 3 kg is on its way. Tracking number: India Post EM123456789IN.';
  await page.getByRole('main').getByRole('listitem').filter({ hasText: notice }).getByRole('link').click();
  await page.waitForURL(`**/cotton/${id}`);
  await head('3 kg of cotton').waitFor();
  await page.getByText('It is on its way.').waitFor();
  await page.getByText(/^Expected by \d+ \w+ \d{4}$/).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  // As it is when the promised day is over.
  await page.route(`**/api/member/cotton/orders/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), deliveryBy: '2026-01-12' } });
  });
  await page.reload();
  await page.getByText('Delayed. It was expected by 12 Jan 2026.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  const stranger = await withPlan('Maya', 'Bronze');
  const other = await BrowserUser.arrive(browser, phone);
  other.expectError(/404/);
  await logIn(other.page, stranger.login);
  await other.page.goto(`/cotton/${id}`);
  await other.page.getByRole('heading', { level: 1, name: 'Order not found' }).waitFor();
  await other.leave();
});

it('an order that was refused says why, promises nothing back, and is answered by another proof with its kilograms and address', async () => {
  const member = await withPlan('Nirmala', 'Bronze');
  const { token } = member;
  const id = await orders(member, 2);
  const body = { status: 'Rejected', rejectionReason: 'No such payment.' } as const;
  await asHead(decideCottonOrder, { params: { id }, body });
  const [refused] = await api.call(cottonOrders, { token });
  await logIn(page, member.login);
  await page.goto('/cotton');
  const step = () => page.getByRole('note').filter({ hasText: 'Already paid? Don’t pay again' });
  await step().waitFor();
  await page.getByRole('link', { name: /^2 kg.*Reason: No such payment\./ }).click();
  await page.getByText('Reason: No such payment.').waitFor();
  await page.getByText('Deposit', { exact: true }).waitFor();
  expect(await page.getByText('You get back').count()).toBe(0);

  await step().getByRole('link', { name: 'Send Another Proof' }).click();
  const again = page.getByRole('dialog', { name: 'Send Another Proof' });
  const kg = again.getByLabel('Quantity (kg)');
  await again.waitFor();
  // As Android does while the picture is looked for.
  await page.reload();
  await again.getByText('Don’t pay again').waitFor();
  expect(await kg.inputValue()).toBe('2');
  expect(await again.getByLabel('Address', { exact: true }).inputValue()).toBe(refused!.address);
  expect(await again.getByLabel('UTR number').inputValue()).toBe('');
  expect(await again.getByRole('link', { name: /^Pay/ }).count()).toBe(0);
  expect(await again.getByText('to pay').count()).toBe(0);
  await again.getByText('Not paid yet?').click();
  await again.getByRole('link', { name: 'Pay ₹800' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await kg.fill('3');
  await again.getByText('₹1,200').first().waitFor();
  await closingAsks(kg, '3');
  await kg.fill('2');
  await again.getByRole('button', { name: 'Submit Request' }).click();
  await again.getByText('Upload your payment proof.').waitFor();
  const tab = await page.context().newPage();
  await tab.goto(`/cotton?again=${id}`);
  const late = tab.getByRole('dialog', { name: 'Send Another Proof' });
  await late
    .getByLabel('Payment Proof')
    .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: proofImage() });
  await again
    .getByLabel('Payment Proof')
    .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: proofImage() });
  await again.getByRole('button', { name: 'Submit Request' }).click();
  await again.waitFor({ state: 'detached' });
  await page.waitForURL((at) => at.pathname === '/cotton' && at.search === '');
  const [{ _id, status, address, quantity, utr } = refused!] = await api.call(cottonOrders, { token });
  expect([_id === id, status, address, quantity, utr]).toEqual([false, 'Requested', refused!.address, 2, null]);

  await late.getByRole('button', { name: 'Submit Request' }).click();
  await late.getByText('You have already sent a new order in place of this rejected one.').waitFor();
  await tab.close();
  expect(await api.call(cottonOrders, { token })).toHaveLength(2);

  await step().waitFor({ state: 'detached' });
  await page.goto(`/cotton?again=${id}`);
  await page.getByRole('link', { name: /^2 kg.*Reason: No such payment\./ }).click();
  await page.getByText('Reason: No such payment.').waitFor();
  expect([await step().count(), await page.getByRole('dialog').count()]).toEqual([0, 0]);
});

it('the passbook adds up what was taken, given back and earned, and is printed', async () => {
  const member = await withPlan('Nalini', 'Bronze');
  const { token } = member;
  for (const [kg, isReturned] of [
    [4, true],
    [6, false],
  ] as const) {
    const id = await orders(member, kg);
    for (const status of ['Approved', 'Delivered'] as const)
      await asHead(decideCottonOrder, { params: { id }, body: { status } });
    if (!isReturned) continue;
    await api.call(requestReturn, { token, params: { id } });
    await asHead(decideReturn, { params: { id }, body: { status: 'Approved' } });
  }
  expect(await api.call(cottonOrders, { token })).toHaveLength(2);
  await page.addInitScript(`
    window.printings = 0;
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      window.printings += 1;
    };
  `);
  await logIn(page, member.login);
  await page.goto('/cotton');
  const total = page.getByRole('table', { name: 'Cotton passbook' }).getByRole('row').filter({ hasText: 'Total' });
  const figures = (text: string) => text.match(/₹[\d,]+|\d+ kg/g);
  expect(figures(await total.innerText())).toEqual(['10 kg', '4 kg', '₹4,000', '₹1,600', '₹2,400', '₹1,200']);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await until(page, 'window.printings === 1');
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.getByRole('main').innerText();
  for (const part of ['Nalini', /Year 20\d\d-\d\d/, /Printed on \d+ \w+ \d{4}/, /Total\s+10 kg\s+4 kg/])
    expect(sheet).toMatch(part);
});
