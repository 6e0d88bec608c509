import type { Page } from 'playwright-core';
import { keptAnswers, type Kept } from './kept-answers.js';

export const openAccounts = async (page: Page): Promise<void> => {
  await page.goto('/profile#accounts');
  await page.getByRole('heading', { name: 'Switch account' }).waitFor();
};

export async function keepAccount(page: Page, pin: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New PIN').fill(pin);
  await dialog.getByLabel('Confirm PIN').fill(pin);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Save PIN', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

export async function addAccount(page: Page, pin: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Add another account' }).click();
  await keepAccount(page, pin, password);
  await page.waitForURL('**/login');
  await page.getByLabel('Mobile Number').waitFor();
}

export async function enterPin(page: Page, pin: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('PIN', { exact: true }).fill(pin);
  await dialog.getByRole('button', { name: 'Switch', exact: true }).click();
}

interface Found {
  readonly auth: readonly { key: string; value: unknown }[];
  readonly pinSignIns: readonly unknown[];
  readonly answers: readonly Kept[];
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

const rowsOf = (page: Page, database: string, store: string) =>
  page.evaluate(
    ([name, from]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction(from).objectStore(from).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(
              JSON.parse(
                JSON.stringify(all.result, (_key, value: unknown) =>
                  value instanceof Uint8Array ? String.fromCharCode(...value) : value,
                ),
              ) as unknown[],
            );
          };
        };
      }),
    [database, store] as const,
  );

export async function everythingKept(page: Page): Promise<Found> {
  return {
    auth: (await rowsOf(page, 'auth-db', 'auth')) as Found['auth'],
    pinSignIns: await rowsOf(page, 'pin-sign-ins', 'logins'),
    answers: await keptAnswers(page),
    local: await page.evaluate(() => ({ ...localStorage })),
    session: await page.evaluate(() => ({ ...sessionStorage })),
  };
}

export async function tokenIn(page: Page): Promise<string> {
  const records = (await rowsOf(page, 'auth-db', 'auth')) as Found['auth'];
  return String(records.find(({ key }) => key === 'token')?.value);
}
