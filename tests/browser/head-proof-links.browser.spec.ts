import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, BrowserUser } from './browser.js';
import {
  asksFor,
  handsInScans,
  newcomer,
  withPaidPayouts,
  withRequestedOrder,
  type DeskMember,
} from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { headLogin, logIn } from './people.js';
import { until } from './until.js';

interface ShortLinks {
  expire(): void;
  isBroken: boolean;
  asked: number;
}

async function shortLinks(page: Page, lists: RegExp): Promise<ShortLinks> {
  let generation = 1;
  const links = { expire: () => void (generation += 1), isBroken: false, asked: 0 };
  await page.route(lists, async (route) => {
    const now = generation;
    links.asked += 1;
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/(\/api\/files\/[^"?]*\?)/g, `$1generation=${now}&`);
    await route.fulfill({ response: answer, body });
  });
  await page.route('**/api/files/**', async (route) => {
    const given = new URL(route.request().url()).searchParams.get('generation');
    if (given === String(generation) && !links.isBroken) return route.continue();
    const json = { error: 'This link has expired.', code: 'FILE.LINK_EXPIRED', requestId: 'r' };
    await route.fulfill({ status: 403, json });
  });
  return links;
}

const seesPicture = (page: Page) =>
  until(
    page,
    `(() => {
      const shown = [...document.querySelectorAll('dialog figure img')];
      return shown.length === 1 && shown[0].naturalWidth > 0 && shown[0].style.visibility === '';
    })()`,
  );

let browser: Browser;
let head: BrowserUser;
let requester: DeskMember;
beforeAll(async () => {
  browser = await launchBrowser();
  requester = await newcomer(somebodyNew('Rohini').name);
  await Promise.all([asksFor(requester, 'Gold'), handsInScans(requester, 'pdf')]);
  head = await BrowserUser.arrive(browser);
  head.expectError(/403/);
  await logIn(head.page, headLogin());
});
afterAll(async () => {
  await head?.leave();
  await browser?.close();
});

it('the link of a proof that has expired when the viewer opens is renewed by itself, and Approve waits for the picture', async () => {
  const { page } = head;
  const links = await shortLinks(page, /\/api\/member\/network\?/);
  await page.goto(`/network?member=${requester.id}`);
  const row = page.getByRole('row').filter({ hasText: requester.name });
  await row.getByRole('button', { name: 'Approve Plan' }).waitFor();
  links.expire();
  await row.getByRole('button', { name: 'Approve Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve Plan' });
  const approve = dialog.getByRole('button', { name: 'Approve Plan', exact: true });
  await seesPicture(page);
  await approve.click();
  await page.getByRole('dialog', { name: 'Confirm Action' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  links.isBroken = true;
  await page.reload();
  await row.getByRole('button', { name: 'Approve Plan' }).click();
  await dialog.getByText('Couldn’t load the picture. You can approve once the image has loaded.').waitFor();
  expect(await approve.isDisabled()).toBe(true);
  links.isBroken = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await seesPicture(page);
  expect(await approve.isDisabled()).toBe(false);
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Escape');
});

it('the link of a document is fresh whenever it is followed, however long the viewer has been open', async () => {
  const { page } = head;
  await page.clock.install();
  const links = await shortLinks(page, /\/api\/member\/network\?/);
  await page.goto(`/network?member=${requester.id}`);
  await page.getByRole('button', { name: `View: ID proof of ${requester.name}` }).click();
  const open = page.getByRole('dialog').getByRole('link', { name: 'Open in a new tab' });
  await open.waitFor();
  expect(await open.getAttribute('href')).toContain('generation=1&');
  links.expire();
  await page.clock.fastForward('25:00');
  await until(page, `document.querySelector('dialog figure a').href.includes('generation=2&')`);
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'wait' });
});

it('the link of an order does not delay the open picture, and the next one has a fresh link', async () => {
  const { name, orderId } = await withRequestedOrder(somebodyNew('Sunita').name, 5);
  const { page } = head;
  const links = await shortLinks(page, /\/api\/member\/cotton\/network-orders\?/);
  await page.goto(`/dashboard?order=${orderId}#cotton`);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Search by name or mobile').fill(name);
  const rows = page.getByRole('table', { name: 'Network Cotton Requests' }).getByRole('row').filter({ hasText: name });
  await rows.nth(1).waitFor();
  await rows.first().getByRole('button', { name: 'View Payment Proof' }).click();
  await seesPicture(page);
  links.expire();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '100%' }).click();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await seesPicture(page);
  await dialog.getByRole('button', { name: 'Next proof' }).click();
  await seesPicture(page);
  await dialog.getByRole('button', { name: 'Previous proof' }).waitFor();
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'wait' });
});

it('the link of a payout’s payment is renewed for its member', async () => {
  const { login } = await withPaidPayouts(somebodyNew('Tara').name, [120]);
  const member = await BrowserUser.arrive(browser);
  member.expectError(/403/);
  const { page } = member;
  await logIn(page, login);
  const links = await shortLinks(page, /\/api\/member\/balance/);
  await page.getByRole('button', { name: 'View Commission History' }).click();
  const view = page.getByRole('button', { name: 'View Payment Proof' });
  await view.waitFor();
  links.expire();
  await view.click();
  await seesPicture(page);
  await member.leave();
});
