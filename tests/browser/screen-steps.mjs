/* global document, localStorage, window, StorageEvent */
import { fileURLToPath } from 'node:url';

/** Quiet for a moment: the live stream of a member never ends, so the network is never idle. */
export async function settle(page) {
  await page.waitForLoadState('load');
  await page.locator('main h1, main h2, main [role=alert]').first().waitFor();
  await page.locator('[aria-busy=true], main [role=status][class*=loading]').first().waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export async function speak(page, language) {
  await page.evaluate((newValue) => {
    localStorage.setItem('deepam-language', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'deepam-language', newValue }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
}

const languagesOf = (page) =>
  page.locator('header select option').evaluateAll((options) => options.map((option) => option.value));

export const press = (name) => (page) => page.getByRole('button', { name }).first().click();

export const tryTo = (name) => async (page) => {
  const button = page.getByRole('button', { name }).first();
  await button.waitFor({ timeout: 5_000 });
  await button.click();
  await page.getByRole('dialog').waitFor();
};

export async function unfold(page) {
  await page.locator('[data-row]').first().waitFor();
  const toggle = page.locator('[data-folded] [data-row] button[aria-expanded=false]').first();
  while ((await toggle.count()) > 0) await toggle.click();
}

export const unfoldAnd = (act) => async (page) => {
  await unfold(page);
  await act(page);
};

export const open =
  (...names) =>
  async (page) => {
    for (const [index, name] of names.entries()) {
      const dialogs = page.getByRole('dialog');
      const place = index > 0 && (await dialogs.count()) > 0 ? dialogs.last() : page;
      await place.getByRole('button', { name, exact: true }).locator('visible=true').first().click();
    }
    await page.getByRole('dialog').last().waitFor();
  };

export const answers = (path, status, body) => (page) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, contentType: 'application/json', json: body }));

export const refused = {
  error: 'The service is resting. Please try again.',
  code: 'SERVER.UNAVAILABLE',
  requestId: 'screens',
};

export const choosePicture = (label) => async (page) => {
  const path = new URL('../../web/src/assets/art/product-pure-640.webp', import.meta.url);
  await page.getByLabel(label).setInputFiles(fileURLToPath(path));
  await page.getByAltText('Preview').last().scrollIntoViewIfNeeded();
};

export async function searchNobody(page) {
  await page.getByRole('searchbox').first().fill('Nobody Nowhere');
  await page.locator('tbody tr').first().waitFor({ state: 'detached' });
}

export const withAnswer = (path, change) => (page) =>
  page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
export const withAccount = (change) => withAnswer('/user/account', change);

export const fillIn = (label, text) => (page) => page.getByLabel(label, { exact: true }).last().fill(text);

export const thenReload = (act) => async (page) => {
  await act(page);
  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await settle(page);
};

export async function openGuide(page) {
  await page.locator('main details summary').last().click();
  await page.locator('main details li svg').last().waitFor();
}

/** All languages are loaded before: one that cannot be loaded is not shown. */
export async function goOffline(page) {
  for (const language of [...(await languagesOf(page)), 'en']) await speak(page, language);
  await page.context().setOffline(true);
}

export const demoButton = (label) => new RegExp(`^${label === 'Unapproved' ? 'New member' : label}`);
