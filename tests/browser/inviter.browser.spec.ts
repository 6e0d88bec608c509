import { beforeAll, describe, expect, it } from '@jest/globals';
import { accessibilityViolations } from './accessibility.js';
import { phone } from './browser.js';
import { type Login, planHolder, registerMember, sessionOf } from './people.js';
import { oneUserEach, page, user } from './one-user.js';

let code: string;
let unapproved: Login;
oneUserEach(phone);
beforeAll(async () => {
  code = (await sessionOf(await planHolder('Sunanda Ramesh Kale', 'Silver'))).referralCode;
  unapproved = await registerMember('Nanda Pawar');
});

const field = () => page.getByLabel('Referral Code');
/** Calls for a name, in the order in which they were made. */
function noteCalls(): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname === '/api/inviter') calls.push(address.searchParams.get('code')!);
  });
  return calls;
}

describe('who has invited somebody', () => {
  it('is said as soon as the page opens by a link, by first name and initial, and nothing else is told', async () => {
    const answers: unknown[] = [];
    await page.route('**/api/inviter*', async (route) => {
      const response = await route.fetch();
      answers.push(await response.json());
      await route.fulfill({ response });
    });
    await page.goto(`/register?ref=${code}`);
    await page.getByRole('status').getByText('Invited by Sunanda K.').waitFor();
    await page.unroute('**/api/inviter*');
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"name":"Sunanda K."}']));
    expect(await page.getByText('Ramesh').count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('is asked for once the code is whole, after a pause, and not for each key', async () => {
    const calls = noteCalls();
    await page.goto('/register');
    await field().pressSequentially(code.toLowerCase());
    await page.getByText('Invited by Sunanda K.').waitFor();
    expect(calls).toEqual([code]);
    // A letter that is changed before the pause is over asks nothing either.
    await field().press('Backspace');
    await page.getByText(/Your sponsor can find it/).waitFor();
    await field().press(code.at(-1)!);
    await page.getByText('Invited by Sunanda K.').waitFor();
    expect(calls).toEqual([code]);
  });

  it('is one sentence for all by whose code nobody can register', async () => {
    const unapprovedCode = (await sessionOf(unapproved)).referralCode;
    const nobody = page.getByText('Nobody can register with this code at present. Please ask your sponsor.');
    for (const one of [unapprovedCode, 'FL2SFZD8A']) {
      await page.goto(`/register?ref=${one}`);
      await nobody.waitFor();
    }
  });

  it('is the one whose code stands there last: the call for the one before is given up', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/inviter?code=FL2SFZD8A', async (route) => {
      await held;
      await route.fulfill({ json: { name: 'Somebody E.' } }).catch(() => undefined);
    });
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('FL2SFZD8A'));
    await page.goto('/register?ref=FL2SFZD8A');
    await page.getByText('Looking up whose code this is…').waitFor();
    await field().fill(code);
    await page.getByText('Invited by Sunanda K.').waitFor();
    await givenUp;
    goOn();
    expect(await page.getByText('Somebody E.').count()).toBe(0);
  });

  it('is no reason to stop where it cannot be found out', async () => {
    user.expectError(/429/);
    await page.route('**/api/inviter*', (route) =>
      route.fulfill({ status: 429, json: { error: 'Too many.', code: 'REQUEST.TOO_MANY', requestId: 'x' } }),
    );
    await page.goto(`/register?ref=${code}`);
    await page.getByText(/Your sponsor can find it/).waitFor();
    expect(await page.getByRole('button', { name: 'Register' }).isEnabled()).toBe(true);
  });
});
