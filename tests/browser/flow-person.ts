import { freshMobile, nameFor } from '@deepam/api-client';
import type { Browser, Locator, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { desktop, phone, BrowserUser } from './browser.js';
import { proofImage } from './flow-proof-image.js';
import { logIn } from './people.js';

/** Milliseconds; longer than the twenty seconds between two looks for news. */
const patience = 45_000;

export interface Somebody {
  readonly name: string;
  readonly mobile: string;
  readonly password: string;
}

export function somebodyNew(firstName: string): Somebody {
  const mobile = freshMobile();
  return { name: nameFor(mobile, firstName), mobile, password: `secret of ${firstName}` };
}

export class Person {
  private constructor(private readonly user: BrowserUser) {
    user.page.setDefaultTimeout(patience);
  }

  static async arrive(browser: Browser, on: 'phone' | 'desktop' = 'desktop'): Promise<Person> {
    return new Person(await BrowserUser.arrive(browser, on === 'phone' ? phone : desktop));
  }

  get page(): Page {
    return this.user.page;
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async logIn(login: Pick<Somebody, 'mobile' | 'password'>): Promise<void> {
    await logIn(this.page, login);
  }

  async changesFirstPassword(login: Pick<Somebody, 'mobile' | 'password'>, own: string): Promise<void> {
    await logIn(this.page, login, '**/change-password');
    await this.page.getByLabel('New Password', { exact: true }).fill(own);
    await this.page.getByLabel('Confirm Password').fill(own);
    await this.page.getByRole('main').getByRole('button', { name: 'Change Password' }).click();
    await this.sees('Password changed successfully!');
  }

  async register(link: string, somebody: Somebody): Promise<void> {
    await this.visit(link);
    await this.page.getByLabel('Name', { exact: true }).fill(somebody.name);
    await this.page.getByLabel('Mobile No.').fill(somebody.mobile);
    await this.page.getByLabel('Password', { exact: true }).fill(somebody.password);
    await this.page.getByLabel('Confirm Password').fill(somebody.password);
    await this.button('Register').click();
    await this.sees(`Welcome, ${somebody.name}!`);
  }

  button(name: string, inside: Locator | Page = this.page): Locator {
    return inside.getByRole('button', { name, exact: true });
  }

  async chooses(action: string, row: Locator): Promise<void> {
    await this.button('More actions', row).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true });
  }

  row(text: string, inside: Locator | Page = this.page): Locator {
    return inside.getByRole('row').filter({ hasText: text });
  }

  async unfolds(row: Locator): Promise<void> {
    await row.waitFor();
    const toggle = row.locator('button[id$="-toggle"][aria-expanded=false]');
    if ((await toggle.count()) > 0) await toggle.click();
  }

  card(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  async sees(text: string | RegExp, inside: Locator | Page = this.page): Promise<void> {
    await inside.getByText(text).first().waitFor();
  }

  async seesNoMore(what: Locator): Promise<void> {
    await what.waitFor({ state: 'hidden' });
  }

  async uploads(label: string, inside: Locator | Page = this.page): Promise<void> {
    await inside.getByLabel(label).setInputFiles({ name: 'payment.png', mimeType: 'image/png', buffer: proofImage() });
  }

  barriers(): Promise<string[]> {
    return accessibilityViolations(this.page);
  }

  async refuses(method: string, address: string, status: number, error: string): Promise<() => Promise<void>> {
    this.user.expectError(new RegExp(`(${status}|Failed to load resource)`));
    const body = JSON.stringify({ error, code: 'SERVER.UNAVAILABLE', requestId: 'test' });
    await this.page.route(address, (route) =>
      route.request().method() === method
        ? route.fulfill({ status, contentType: 'application/json', body })
        : route.fallback(),
    );
    return () => this.page.unroute(address);
  }

  expectError(part: RegExp): void {
    this.user.expectError(part);
  }

  /** @throws Error when anything went wrong at this browser that nobody expected */
  leave(): Promise<void> {
    return this.user.leave();
  }
}
