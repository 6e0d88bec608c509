import type { BodyInputOf, login, membership, PlanName, register, ResponseOf } from '@deepam/contracts';
import type { Page } from 'playwright-core';
import { baseUrl } from './browser.js';

async function call<T>(method: string, path: string, options: { body?: object; token?: string } = {}): Promise<T> {
  const answer = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: {
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
    },
    body: options.body && JSON.stringify(options.body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

export interface Login {
  readonly mobile: string;
  readonly password: string;
}

/** The head's login, as `npm test` gives it. */
export function headLogin(): Login {
  const { HEAD_MOBILE: mobile, HEAD_PASSWORD: password } = process.env;
  if (!mobile || !password) throw new Error('The browser tests need HEAD_MOBILE and HEAD_PASSWORD.');
  return { mobile, password };
}

async function headToken(): Promise<string> {
  return (await call<ResponseOf<typeof login>>('POST', '/user/login', { body: headLogin() })).token;
}

/** The head's code: whoever registers with it joins right below the head. */
export async function sponsorCode(): Promise<string> {
  const token = await headToken();
  return (await call<ResponseOf<typeof membership>>('GET', '/member/membership', { token })).referralCode;
}

/** Ten digits that nobody has yet. */
export const freshMobile = (): string => `7${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** A new member without a plan, not approved yet. */
export async function registerMember(name: string): Promise<Login> {
  return (await signUp(name)).login;
}

/** A new member whom the head has approved, with a plan. */
export async function planHolder(name: string, plan: PlanName): Promise<Login> {
  const { login: member, userId } = await signUp(name);
  const token = await headToken();
  await call('POST', '/member/approve-registration', { token, body: { userId } });
  await call('POST', '/admin/approve/plan', { token, body: { userId, plan } });
  return member;
}

/** New members right below somebody who may sponsor; approved, and with a plan where one is named. */
export async function downlineOf(
  sponsor: Login,
  members: readonly { name: string; plan: PlanName | null }[],
): Promise<void> {
  const { token } = await call<ResponseOf<typeof login>>('POST', '/user/login', { body: sponsor });
  const { referralCode } = await call<ResponseOf<typeof membership>>('GET', '/member/membership', { token });
  const head = await headToken();
  for (const { name, plan } of members) {
    const { userId } = await signUp(name, referralCode);
    await call('POST', '/member/approve-registration', { token: head, body: { userId } });
    if (plan !== null) await call('POST', '/admin/approve/plan', { token: head, body: { userId, plan } });
  }
}

async function signUp(name: string, referralCode?: string): Promise<{ login: Login; userId: string }> {
  const member = { mobile: freshMobile(), password: 'a test password' };
  const sponsor = referralCode ?? (await sponsorCode());
  const body: BodyInputOf<typeof register> = { name, referralCode: sponsor, ...member };
  const { user } = await call<ResponseOf<typeof register>>('POST', '/user/register', { body });
  return { login: member, userId: user._id };
}

/** Logs in by the form and waits for the page that follows. */
export async function logIn(page: Page, login: Login, lands = '**/dashboard'): Promise<void> {
  await page.goto('/login');
  await fillInLogin(page, login, lands);
}

/** The same where the form is open already. */
export async function fillInLogin(page: Page, { mobile, password }: Login, lands: string): Promise<void> {
  await page.getByLabel('Mobile Number').fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(lands);
}

/** Something the head tells everybody. */
export async function headSays(title: string, body: string): Promise<void> {
  await call('POST', '/admin/broadcasts', { token: await headToken(), body: { title, body } });
}
