import { freshMobile, joinNewly, StorefrontClient, type Session } from '@deepam/api-client';
import { broadcast, type PlanName } from '@deepam/contracts';
import type { Page } from 'playwright-core';
import { baseUrl } from './browser.js';

export interface Login {
  readonly mobile: string;
  readonly password: string;
}

const password = 'a test password';
export const api = new StorefrontClient(baseUrl, password);

export function headLogin(): Login {
  const { HEAD_MOBILE: mobile, HEAD_PASSWORD: headPassword } = process.env;
  if (!mobile || !headPassword)
    throw new Error('Run browser specs by npm run browser -- <path> or npm test -- browser -- <path>.');
  return { mobile, password: headPassword };
}

export const sessionOf = (login: Login): Promise<Session> => api.logIn(login.mobile, login.password);
export const headSession = (): Promise<Session> => sessionOf(headLogin());

export const sponsorCode = async (): Promise<string> => (await headSession()).referralCode;

export async function registerMember(name: string): Promise<Login> {
  const mobile = freshMobile();
  await api.register({ name, mobile, plans: [], stage: 'unapproved' }, await headSession());
  return { mobile, password };
}

export async function planHolder(name: string, plan: PlanName): Promise<Login> {
  return approved(name, plan, await headSession());
}

export async function downlineOf(
  sponsor: Login,
  members: readonly { name: string; plan: PlanName | null }[],
): Promise<void> {
  const session = await sessionOf(sponsor);
  for (const { name, plan } of members) await approved(name, plan, session);
}

async function approved(name: string, plan: PlanName | null, sponsor: Session): Promise<Login> {
  const mobile = freshMobile();
  const head = await headSession();
  const { memberId } = await joinNewly(api, { name, mobile, plans: [], stage: 'approved' }, sponsor, head);
  if (plan !== null) await api.approvePlan(head, memberId, plan);
  return { mobile, password };
}

export async function logIn(page: Page, login: Login, lands = '**/dashboard'): Promise<void> {
  await page.goto('/login');
  await fillInLogin(page, login, lands);
}

export async function fillInLogin(page: Page, login: Login, lands: string): Promise<void> {
  await page.getByLabel('Mobile Number').fill(login.mobile);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(lands);
}

export async function headSays(title: string, body: string): Promise<void> {
  await api.call(broadcast, { token: (await headSession()).token, body: { title, body } });
}
