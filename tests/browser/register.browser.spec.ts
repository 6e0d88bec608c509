import { freshMobile } from '@deepam/api-client';
import { describe, expect, it } from '@jest/globals';
import { accessibilityViolations } from './accessibility.js';
import { phone } from './browser.js';
import { oneUserEach, page, user } from './one-user.js';
import { logIn, planHolder, sessionOf, sponsorCode } from './people.js';

oneUserEach(phone);

const field = (label: string) => page.getByLabel(label, { exact: true });
const submit = () => page.getByRole('button', { name: 'Register' }).click();
const error = () => page.getByRole('alert').textContent();

describe('registering', () => {
  it("asks for what is missing in the form's order, with the exact messages", async () => {
    await page.goto('/register');
    const seen: (string | null)[] = [];
    const next = async (fill?: () => Promise<void>) => {
      await fill?.();
      await submit();
      await page.getByRole('alert').waitFor();
      seen.push(await error());
    };
    await next();
    await next(() => field('Name').fill('Asha Patil'));
    await next(() => field('Mobile No.').fill('12345'));
    await next(async () => {
      await field('Mobile No.').fill(freshMobile());
      await page.getByLabel('Email').fill('asha@');
    });
    await next(() => page.getByLabel('Email').fill(''));
    await next(() => field('Referral Code').fill('FL7K2M9QX'));
    await next(() => field('Password').fill('secret-1'));
    expect(seen).toEqual([
      'Please enter your name',
      'Please enter your mobile',
      'Mobile number should be 10 digits',
      'Please enter valid email',
      'Please enter a referral code',
      'Please enter a password',
      'Passwords do not match',
    ]);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('leaves the keyboard at the button when nothing came through, as the login does', async () => {
    user.expectError(/ERR_|503/);
    await page.goto(`/register?ref=${await sponsorCode()}`);
    await field('Name').fill('Asha Patil');
    await field('Mobile No.').fill(freshMobile());
    await field('Password').fill('a secret of Asha');
    await field('Confirm Password').fill('a secret of Asha');
    await page.route('**/api/user/{register,login}', (route) => route.abort('internetdisconnected'));
    await submit();
    await page.getByRole('alert').waitFor();
    await page.locator('[type=submit]:focus').waitFor({ timeout: 5_000 });

    await page.goto('/login');
    await page.getByLabel('Mobile Number').fill(freshMobile());
    await field('Password').fill('a secret of Asha');
    await page.locator('form').getByRole('button', { name: 'Login' }).click();
    await page.getByRole('alert').waitFor();
    await page.locator('[type=submit]:focus').waitFor({ timeout: 5_000 });
  });

  it('says what is wrong in the language that is chosen meanwhile', async () => {
    await page.goto('/register');
    await submit();
    await page.getByText('Please enter your name').waitFor();
    await page.locator('header').getByRole('combobox').selectOption('hi');
    await page.getByText('कृपया अपना नाम लिखें').waitFor();
    await page.getByLabel('नाम', { exact: true }).fill('Asha \u202eitaP');
    await page.locator('[type=submit]').click();
    await page.getByText('इस नाम में ऐसे चिह्न हैं जो दिखते नहीं।').waitFor();
    await page.locator('header').getByRole('combobox').selectOption('en');
  });

  it("takes the sponsor's code from the link, logs in and leads to the plans, with the new code above them", async () => {
    const code = await sponsorCode();
    const sent: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/user/register') && sent.push(request.postDataJSON()));
    await page.goto(`/register?ref=${code}`);
    expect(await field('Referral Code').inputValue()).toBe(code);
    await field('Name').fill('Asha Patil');
    await field('Mobile No.').fill(freshMobile());
    await field('Password').fill('secret-1');
    await field('Confirm Password').fill('secret-1');
    await submit();
    await page.locator('h1:focus').filter({ hasText: 'Welcome, Asha Patil!' }).waitFor();
    await page.getByText(/^FL[2-9A-Z]{7}$/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/plans');
    await page.getByRole('button', { name: 'Choose Plan: Silver' }).waitFor();
    expect(sent).toEqual([expect.objectContaining({ name: 'Asha Patil', password: 'secret-1', referralCode: code })]);
    expect(await accessibilityViolations(page)).toEqual([]);
    // What is there again after a reload is what the page said.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Asha Patil!' }).waitFor();
    await page.getByRole('link', { name: 'Complete your profile.' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.goto('/plans');
    await page.getByRole('heading', { level: 1, name: 'Membership Plans' }).waitFor();
  });

  it('hides both passwords, and shows them together by one toggle', async () => {
    await page.goto('/register');
    const types = () => Promise.all(['Password', 'Confirm Password'].map((name) => field(name).getAttribute('type')));
    expect(await types()).toEqual(['password', 'password']);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await types()).toEqual(['text', 'text']);
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await types()).toEqual(['password', 'password']);
  });

  it('says above the form who has invited, where the link names a sponsor', async () => {
    await page.goto(`/register?ref=${await sponsorCode()}`);
    const invited = page.getByText(/^Invited by /).first();
    await invited.waitFor();
    const top = async (at: typeof invited) => (await at.boundingBox())!.y;
    expect(await top(invited)).toBeLessThan(await top(field('Name')));
  });

  it('leads to the login, with what comes next, where nobody could be logged in', async () => {
    user.expectError(/503/);
    const mobile = freshMobile();
    const refusal = { error: 'Not now, please.', code: 'X', requestId: '1' };
    await page.route('**/api/user/login', (route) => route.fulfill({ status: 503, json: refusal }));
    await page.goto(`/register?ref=${await sponsorCode()}`);
    await field('Name').fill('Asha Patil');
    await field('Mobile No.').fill(mobile);
    await field('Password').fill('secret-1');
    await field('Confirm Password').fill('secret-1');
    await submit();
    await page.locator('h1:focus').filter({ hasText: 'Welcome, Asha Patil!' }).waitFor();
    await page.getByText(/^FL[2-9A-Z]{7}$/).waitFor();
    await page.getByRole('heading', { name: 'Next steps' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.unroute('**/api/user/login');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    expect(await page.getByLabel('Mobile Number').inputValue()).toBe(mobile);
    await field('Password').fill('secret-1');
    await page.locator('form').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/plans');
  });

  it('logs nobody out who registers somebody else', async () => {
    const sponsor = await planHolder('Usha Kale', 'Silver');
    await logIn(page, sponsor);
    const { referralCode } = await sessionOf(sponsor);
    await page.goto(`/register?ref=${referralCode}`);
    await field('Name').fill('Asha Patil');
    await field('Mobile No.').fill(freshMobile());
    await field('Password').fill('secret-1');
    await field('Confirm Password').fill('secret-1');
    await submit();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Asha Patil!' }).waitFor();
    await page.goto('/network');
    await page.getByRole('cell', { name: 'Asha Patil' }).or(page.getByText('Asha Patil')).first().waitFor();
  });

  it("shows the server's refusal at the field that it is about", async () => {
    user.expectError(/422/);
    // Well formed, and nobody's.
    await page.goto('/register?ref=FL2SFZD8A');
    await page.getByText('Nobody can register with this code at present. Please ask your sponsor.').waitFor();
    await field('Name').fill('Asha Patil');
    await field('Mobile No.').fill(freshMobile());
    await field('Password').fill('secret-1');
    await field('Confirm Password').fill('secret-1');
    await submit();
    await page.getByText('This referral code doesn’t exist. Please ask your sponsor for it again.').waitFor();
    expect(await field('Referral Code').getAttribute('aria-invalid')).toBe('true');
  });

  it('tells a mistyped code by its check character, without asking anybody', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(inviter|user\/register)/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/register?ref=FL2SFZD8B');
    const mistyped = page.getByText('The referral code seems to be mistyped. Please check it letter by letter.');
    await mistyped.waitFor();
    await field('Name').fill('Asha Patil');
    await field('Mobile No.').fill(freshMobile());
    await field('Password').fill('secret-1');
    await field('Confirm Password').fill('secret-1');
    await submit();
    await page.getByRole('alert').waitFor();
    expect(await field('Referral Code').getAttribute('aria-invalid')).toBe('true');
    expect(await mistyped.count()).toBe(1);
    expect(asked).toEqual([]);
  });

  it("falls back to 'Registration failed.' when the server gives no reason", async () => {
    user.expectError(/502/);
    await page.route('**/api/user/register', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await page.goto('/register?ref=FL2SFZD8A');
    await field('Name').fill('Asha Patil');
    await field('Mobile No.').fill(freshMobile());
    await field('Password').fill('secret-1');
    await field('Confirm Password').fill('secret-1');
    await submit();
    await page.getByRole('alert').waitFor();
    expect(await error()).toBe('Registration failed.');
  });
});
