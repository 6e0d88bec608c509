// Takes a picture of every screen, on a phone and on a desktop, light and dark, in several languages, from a running system
// with demo data. BASE_URL (http://localhost:8080), CHROMIUM (/usr/bin/chromium), LANGUAGES (en,hi), LOOKS (phone-light,
// phone-dark, desktop-light, desktop-dark), TEXT (100): its size in per cent; arguments choose screens by the beginning of their name.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { homeWithLetters } from './letters.mjs';
import { demoButton, settle, speak } from './screen-steps.mjs';
import { screens } from './screens.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:8080';
const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
const languages = (process.env.LANGUAGES ?? 'en,hi').split(',');
const looks = process.env.LOOKS?.split(',');
const wanted = process.argv.slice(2);
const text = process.env.TEXT ?? '100';
const enlarged = text === '100' ? '' : `-${text}`;
const sizes = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 900 } };
const touch = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  env: { ...process.env, XDG_DATA_HOME: homeWithLetters() },
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});

async function logIn(page, label) {
  await page.goto(`${base}/login`);
  await page.getByRole('button', { name: demoButton(label) }).click();
  await page.waitForURL('**/dashboard');
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'].filter((scheme) => looks?.includes(`${size}-${scheme}`) ?? true)) {
    for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.some((w) => name.startsWith(w)))) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        ...(size === 'phone' && touch),
      });
      const page = await context.newPage();
      page.on('console', (line) => line.type() === 'error' && console.error(`${screen.name}: ${line.text()}`));
      page.on('pageerror', (error) => console.error(`${screen.name}: ${error.message}`));
      try {
        if (screen.as !== undefined) await logIn(page, screen.as);
        await screen.before?.(page);
        await page.goto(base + screen.path);
        // Before a dialog opens, as a reader's own setting is: Chromium does not lay out an open dialog by container queries anew.
        await page.evaluate(`void (document.documentElement.style.fontSize = '${text}%')`);
        await settle(page);
        await screen.act?.(page);
        for (const language of languages) {
          await speak(page, language);
          await settle(page);
          const wide = (await page.evaluate('document.documentElement.scrollWidth')) - viewport.width;
          if (wide > 0) console.error(`${screen.name} (${size}, ${language}) is ${wide} px too wide`);
          // Not Playwright's whole page: it forgets that this is a touch screen.
          const height = screen.dialog ? 0 : await page.evaluate('document.documentElement.scrollHeight');
          await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
          await page.screenshot({ path: `${folder}${screen.name}-${size}-${colorScheme}-${language}${enlarged}.png` });
          await page.setViewportSize(viewport);
        }
      } catch (error) {
        console.error(`${screen.name} (${size}, ${colorScheme}): ${error.message.split('\n')[0]}`);
        process.exitCode = 1;
      }
      await context.close();
    }
  }
}
await browser.close();
console.log(`The pictures are in ${folder}`);
