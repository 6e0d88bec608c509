import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { asksFor, handsInScans, newcomer } from './desk-people.js';
import { isShortOn } from './devices.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin } from './people.js';

const minutes = 60_000;

describe.each(['desktop', 'phone'] as const)('the proof viewer of the head, on a %s', (device) => {
  const lata = somebodyNew('Lata').name;
  const mohan = somebodyNew('Mohan').name;
  let browser: Browser;
  let head: Person;

  beforeAll(async () => {
    browser = await launchBrowser();
    const [first, second] = await Promise.all([newcomer(lata), newcomer(mohan)]);
    await handsInScans(first, 'picture');
    await asksFor(first, 'Silver');
    await handsInScans(second, 'pdf');
    head = await Person.arrive(browser, device);
    await head.logIn(headLogin());
  }, 2 * minutes);
  afterAll(async () => {
    await head?.leave();
    await browser?.close();
  });

  const search = async (name: string) => {
    await head.visit(`/network?search=${encodeURIComponent(name)}`);
    await head.unfolds(head.row(name));
  };
  const transform = () =>
    head.page
      .getByRole('dialog')
      .getByRole('img')
      .evaluate((image: HTMLElement) => image.style.transform);

  const inFullSize = async () => {
    await search(lata);
    await head.button(`View: ID proof of ${lata}`).click();
    const dialog = head.dialog(`ID proof of ${lata}`);
    await head.button('100%', dialog).click();
    await head.sees('100%', dialog.getByRole('status'));
    const box = (await dialog.getByRole('group').boundingBox())!;
    return { dialog, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
  };

  it('the proof viewer zooms by two fingers and pans by one', async () => {
    const { dialog, middle } = await inFullSize();
    const screen = await head.page.context().newCDPSession(head.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: [number, number][]) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(([dx, dy], id) => ({ x: middle.x + dx, y: middle.y + dy, id })),
      });
    await touch('touchStart', [-20, 0], [20, 0]);
    await touch('touchMove', [-40, 0], [40, 0]);
    await touch('touchMove', [-60, 0], [60, 0]);
    await touch('touchEnd');
    await head.sees('300%', dialog);

    const before = await transform();
    await touch('touchStart', [0, 0]);
    await touch('touchMove', [-30, -20]);
    await touch('touchEnd');
    expect(await transform()).not.toBe(before);
    await head.page.keyboard.press('Escape');
  });

  if (isShortOn(device)) return;

  it('the proof viewer zooms, moves and turns by buttons and keys, and returns the focus', async () => {
    await search(lata);
    const button = head.button(`View: ID proof of ${lata}`);
    await button.press('Enter');
    const dialog = head.dialog(`ID proof of ${lata}`);
    const frame = dialog.getByRole('group');
    await head.button('100%', dialog).click();
    await head.sees('100%', dialog.getByRole('status'));
    expect(await head.barriers()).toEqual([]);

    await head.button('Zoom in', dialog).click();
    await head.sees('140%', dialog);
    await frame.focus();
    const before = await transform();
    await head.page.keyboard.press('ArrowDown');
    expect(await transform()).not.toBe(before);
    await head.page.keyboard.press('r');
    expect(await transform()).toContain('rotate(90deg)');
    await head.page.keyboard.press('1');
    await head.page.keyboard.press('-');
    await head.sees('71%', dialog);
    await head.page.keyboard.press('0');
    expect(await transform()).toContain('translate(0px, 0px)');

    await head.page.keyboard.press('Escape');
    await head.seesNoMore(dialog);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('the proof viewer zooms by the wheel about the pointer, and the picture can be dragged', async () => {
    const { dialog, middle } = await inFullSize();
    await head.page.mouse.move(middle.x + 10, middle.y);
    await head.page.mouse.wheel(0, -800);
    await head.sees('739%', dialog);
    const before = await transform();
    await head.page.mouse.down();
    await head.page.mouse.move(middle.x - 30, middle.y - 20);
    await head.page.mouse.up();
    expect(await transform()).not.toBe(before);
    await head.button('Fit', dialog).click();
    expect(await transform()).toContain('translate(0px, 0px)');
    await head.page.keyboard.press('Escape');
  });

  it('the proof viewer leads from one proof of the page to the next, and back', async () => {
    await search(lata);
    await head.button(`View: ID proof of ${lata}`).click();
    await head.sees('1 of 2', head.dialog(`ID proof of ${lata}`));
    await head.page.keyboard.press('PageDown');
    const pan = head.dialog(`Pan ID proof of ${lata}`);
    await head.sees('2 of 2', pan);
    await pan
      .getByRole('status')
      .filter({ hasText: /^\d+%$/ })
      .waitFor();
    await head.page.keyboard.press('PageUp');
    await head.button('Next proof', head.dialog(`ID proof of ${lata}`)).click();
    await pan.waitFor();
    await head.button('Close', pan).click();
    await head.seesNoMore(pan);
  });

  it('the proof viewer never runs a PDF inside the page', async () => {
    await search(mohan);
    await head.button(`View: ID proof of ${mohan}`).click();
    const dialog = head.dialog(`ID proof of ${mohan}`);
    await head.sees('This proof is a PDF document.', dialog);
    expect(await head.barriers()).toEqual([]);
    const link = dialog.getByRole('link', { name: 'Open in a new tab' });
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await link.getAttribute('target')).toBe('_blank');
    const answer = await fetch(new URL((await link.getAttribute('href'))!, head.page.url()));
    await answer.arrayBuffer();
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await dialog.locator('iframe, embed, object').count()).toBe(0);
    await head.page.keyboard.press('Escape');
  });

  it('the proof viewer shows the proof of the requested plan', async () => {
    await search(lata);
    await head.button('Approve Plan', head.row(lata)).click();
    const dialog = head.dialog('Approve Plan');
    await head.sees('₹1,500', dialog);
    await dialog.getByRole('img', { name: `Plan proof of ${lata}` }).waitFor();
    await head.button('100%', dialog).click();
    await head.button('Zoom in', dialog).click();
    await head.sees('140%', dialog);
    expect(await head.barriers()).toEqual([]);
    await head.page.keyboard.press('Escape');
  });
});
