import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { Head } from './flow-head.js';
import { Person, somebodyNew } from './flow-person.js';

const minutes = 60_000;

describe('no failure is silent', () => {
  const asha = somebodyNew('Asha');
  let browser: Browser;
  let head: Head;
  let member: Person;

  beforeAll(async () => {
    browser = await launchBrowser();
    head = await Head.arrive(browser);
    member = await Person.arrive(browser);
    await member.register(await head.sponsorLink(), asha);
    await head.approve(asha.name);
    await head.givePlan(asha.name, 'Silver');
    // Registering has logged in.
    await member.visit('/dashboard');
  }, 3 * minutes);

  afterAll(async () => {
    await Promise.all([head?.person.leave(), member?.leave()]);
    await browser?.close();
  });

  it('a dashboard that cannot be loaded says so, and can be tried again', async () => {
    const undo = await member.refuses('GET', '**/api/member/dashboard*', 403, 'The counter is closed.');
    await member.visit('/dashboard');
    await member.sees('The counter is closed.');
    expect(await member.barriers()).toEqual([]);
    await undo();
    await member.button('Try again').click();
    await member.card('Your Plan').waitFor();
  });

  it('a cotton request that fails says why, and keeps what was typed', async () => {
    const undo = await member.refuses('POST', '**/api/member/cotton/request', 503, 'The store is asleep.');
    await member.button('Request Cotton').click();
    const dialog = member.dialog('Request Cotton');
    await dialog.getByLabel('Quantity (kg)').fill('3');
    await dialog.getByLabel('Address').fill('Satara district, Maharashtra 415001');
    await member.uploads('Payment Proof', dialog);
    await member.button('Submit Request', dialog).click();
    await member.sees('Failed to request cotton: The store is asleep.', dialog);
    expect(await dialog.getByLabel('Quantity (kg)').inputValue()).toBe('3');
    await undo();
    await member.button('Submit Request', dialog).click();
    await member.sees('Cotton requested successfully! Notification sent.');
  });

  it('a decision about an order that fails shows the fixed sentence in its dialog, and why', async () => {
    const { person } = head;
    const undo = await person.refuses('PUT', '**/api/member/cotton/orders/*', 409, 'The order is in another state.');
    await person.visit('/dashboard');
    await person.page.getByLabel('Search by name or mobile').fill(asha.name);
    await person.button('Approve', person.row(asha.name)).click();
    const dialog = person.dialog('Approve Cotton Order');
    await person.button('Approve', dialog).click();
    await person.sees('Failed to update cotton order status. Please try again. The order is in another state.', dialog);
    await undo();
    await person.button('Cancel', dialog).click();
  });

  it('a decision about a member that fails says why', async () => {
    const { person } = head;
    const undo = await person.refuses('POST', '**/api/admin/approve/plan', 409, 'Somebody else was faster.');
    await person.button('Update Plan', await head.find(asha.name)).click();
    await person.button('Update Plan', person.dialog('Update Plan')).click();
    const confirm = person.dialog('Confirm Action');
    await person.button('Proceed', confirm).click();
    await person.sees('Couldn’t do that. Somebody else was faster.', confirm);
    await undo();
  });

  it('a notification that cannot be marked as read says so in a toast', async () => {
    await member.refuses('PUT', '**/api/notifications/mark-*', 503, 'Not now.');
    await member.refuses('PUT', '**/api/notifications/mark-read/*', 503, 'Not now.');
    await member.visit('/notifications');
    await member.button('Mark as Read').first().click();
    await member.sees('The notification could not be marked as read. Please try again.');
    await member.button('Mark All as Read').click();
    await member.sees('The notifications could not be marked as read. Please try again.');
  });
});
