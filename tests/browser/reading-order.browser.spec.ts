import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { DemoSessions } from './demo-sessions.js';
import { backwardSteps, outOfOrder, readingOf, unnamed } from './reading.js';
import { settle } from './screen-steps.mjs';
import { screens } from './screens.mjs';

const main: readonly (readonly [screen: string, ...order: RegExp[]])[] = [
  ['register', /^heading: Create/, /^textbox: Name/, /^textbox: Mobile/, /^textbox: Password/, /^button: Register$/],
  ['register-shown', /^textbox: Password/, /^button: Hide/, /^textbox: Confirm/, /^button: Register$/],
  ['register-error', /^heading: Create/, /^textbox: Name/, /^alert|Please enter your name/, /^button: Register$/],
  ['register-joined', /^heading: Welcome/, /FL7K2M9QX/, /^heading: Bronze/, /₹750/, /^button: Choose Plan: Bronze/],
  ['plans-confirm', /^heading: Confirm/, /₹1,000/, /^button: UPI Payment/],
  ['plans-upi', /^heading: UPI/, /₹1,000/, /^link: Pay ₹1,000/, /Upload Plan Proof/, /^button: Submit Proof/],
  ['plans-refused', /^heading: Membership/, /was rejected on/, /^link: Send Another Proof/, /^heading: Bronze/],
  [
    'dashboard-unapproved',
    /^heading: Dashboard/,
    /Please complete/,
    /^link: Complete your profile/,
    /^heading: Complete your profile/,
    /of 5 done/,
    /^link: Add: /,
    /What happens until you are approved/,
  ],
  ['profile', /^heading: Profile/, /^button: Edit Profile/],
  ['network', /^heading: /, /Add Member/, /^(table|list|row)/],
  ['wallet', /^heading: Wallet/, /You can withdraw/, /₹/, /^button: Withdraw/, /Commission/],
  ['wallet-bronze', /^heading: Wallet/, /You can withdraw/, /^button: Withdraw/],
  ['wallet-withdraw', /^heading: Withdraw/, /^textbox: Amount/, /^button: Withdraw ₹/],
  ['payout-request', /^heading: /, /^textbox: Amount/, /^button: /],
  ['credit', /^heading: ₹250 credited/, /^link: Open wallet/],
  [
    'cotton',
    /^heading: My cotton/,
    /^button: Request Cotton/,
    /^heading: Orders/,
    /^link: /,
    /^heading: Cotton passbook/,
  ],
  ['cotton-order', /^heading: .* kg of cotton/, /^heading: Progress/, /^listitem/, /^heading: Order details/],
  [
    'cotton-order-sent',
    /^heading: 12 kg/,
    /^heading: Progress/,
    /Shipped/,
    /EM123456789IN/,
    /^button: Copy/,
    /Expected by/,
  ],
  ['cotton-refused', /^heading: My cotton/, /^link: 12 kg/, /Don’t pay again/, /^link: Send Another Proof/],
  [
    'cotton-order-rejected',
    /^heading: 12 kg/,
    /^heading: Progress/,
    /Reason: The bank/,
    /Don’t pay again/,
    /^link: Send Another Proof/,
  ],
  [
    'cotton-refused-proof',
    /^heading: Send Another Proof/,
    /Don’t pay again/,
    /^textbox: Quantity/,
    /^textbox: Address/,
    /Not paid yet/,
    /Payment Proof/,
    /^button: Submit/,
  ],
  ['guide-return', /^heading: Progress/, /^button: Request Deposit Return/, /How to return wicks/, /^listitem/],
  ['accounts', /^heading: Switch account/, /^button: .*Ravi K\./, /^button: Remove Ravi/, /^button: Add another/],
  ['accounts-wrong-pin', /^heading: PIN of Ravi/, /^textbox: PIN/, /Attempts left: 3/, /^button: Switch/],
  ['cotton-pay', /^heading: Request/, /Quantity/, /₹800/, /^link: Pay ₹800/, /Payment Proof/, /^button: Submit/],
  ['statement', /^heading: Statement/, /₹/],
  ['promises', /^heading: /, /%/],
];

const sessions = new DemoSessions();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(name: string): Promise<{ user: BrowserUser; page: Page }> {
  const screen = screens.find((one) => one.name === name)!;
  const storageState = screen.as === undefined ? undefined : await sessions.of(screen.as, browser);
  const user = await BrowserUser.arrive(browser, { ...phone, storageState });
  user.expectError(/\b(503|422|404)\b|notifications\/stream|Failed to load resource/);
  await screen.before?.(user.page);
  await user.page.goto(screen.path);
  await settle(user.page);
  await screen.act?.(user.page);
  if (screen.dialog === true)
    await user.page.locator('dialog[open]:not([data-covered]), [popover] h2').first().waitFor();
  return { user, page: user.page };
}

it.each(main)(
  'the reading order at %s names the place, the subject and the possible actions, in this order',
  async (name, ...order) => {
    const { user, page } = await open(name);
    const read = async () => {
      const stops = await readingOf(page);
      return { unnamed: unnamed(stops), order: outOfOrder(stops, order) };
    };
    await poll(async () => {
      expect(await read()).toEqual({ unnamed: [], order: null });
      return true;
    });
    expect(await page.evaluate(backwardSteps)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await user.leave();
  },
  60_000,
);

it.each([
  ['wallet', 'Withdraw'],
  ['plans-member', 'Choose Plan: Gold'],
  ['cotton', 'Request Cotton'],
])(
  'the focus is in the dialog that %s opens by "%s", and returns to the button after it',
  async (name, label) => {
    const { user, page } = await open(name);
    const button = page.getByRole('main').getByRole('button', { name: label, exact: true });
    await button.press('Enter');
    await page.locator('dialog[open] :focus').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await user.leave();
  },
  60_000,
);

it.each([
  ['wallet', /₹[\d,.]+$/],
  ['credit', /₹250 credited/],
  ['register', /Invited by Asha P\./],
  ['register-error', /Please enter your name/],
])(
  'a screen reader at %s announces the parts that change by themselves',
  async (name, said) => {
    const { user, page } = await open(name);
    await page.getByText(said).first().waitFor();
    const stops = await readingOf(page);
    expect(stops.filter(({ isLive, name: text }) => isLive && said.test(text))).not.toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await user.leave();
  },
  60_000,
);
