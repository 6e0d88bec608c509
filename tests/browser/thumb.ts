import type { Browser, Locator, Page } from 'playwright-core';
import { BrowserUser, phone } from './browser.js';

/** What browsers call "Slow 4G": bytes a second, and milliseconds for each request. */
export const slow4G = {
  offline: false,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
  latency: 150 * 3.75,
};

/** No UPI app is installed here, and looking for one makes the browser deaf to the next presses. It opens beside the page, which stays. */
const appOpensBeside = `addEventListener('click', (event) => {
  if (event.target.closest?.('a[href^="upi:"]')) event.preventDefault();
}, true)`;

export interface ThumbStep {
  readonly name: string;
  /** Touches of the glass, those that put the cursor into a field and those in the phone's own gallery among them. */
  readonly taps: number;
  /** Fields that were typed into. */
  readonly fields: number;
  /** Of the line and the product; a person's own time is not in it. */
  readonly seconds: number;
}

export class Thumb {
  readonly steps: ThumbStep[] = [];
  private taps = 0;
  private fields = 0;

  private constructor(private readonly user: BrowserUser) {
    user.page.setDefaultTimeout(90_000);
  }

  static async arrive(browser: Browser): Promise<Thumb> {
    const user = await BrowserUser.arrive(browser, phone);
    const line = await user.context.newCDPSession(user.page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', slow4G);
    await user.page.addInitScript(appOpensBeside);
    return new Thumb(user);
  }

  get page(): Page {
    return this.user.page;
  }

  async tap(what: Locator): Promise<void> {
    await what.click();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    const isFocused = await field.evaluate((element) => element === element.ownerDocument.activeElement);
    if (!isFocused) await this.tap(field);
    await field.fill(text);
    this.fields += 1;
  }

  async choose(field: Locator, picture: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const gallery = this.page.waitForEvent('filechooser');
    await this.tap(field);
    await (await gallery).setFiles(picture);
    this.taps += 1;
  }

  async step(name: string, work: () => Promise<void>): Promise<void> {
    [this.taps, this.fields] = [0, 0];
    const began = performance.now();
    await work();
    const seconds = (performance.now() - began) / 1_000;
    this.steps.push({ name, taps: this.taps, fields: this.fields, seconds });
  }

  leave(): Promise<void> {
    return this.user.leave();
  }
}

export const sumOf = (steps: readonly ThumbStep[]): Omit<ThumbStep, 'name'> => ({
  taps: steps.reduce((sum, { taps }) => sum + taps, 0),
  fields: steps.reduce((sum, { fields }) => sum + fields, 0),
  seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
});

export function thumbTable(steps: readonly ThumbStep[], before: Pick<ThumbStep, 'taps' | 'fields'>): string {
  const rows = [...steps, { name: 'all', ...sumOf(steps) }].map(({ name, taps, fields, seconds }) =>
    [name.padEnd(28), `${taps}`.padStart(5), `${fields}`.padStart(7), seconds.toFixed(1).padStart(8)].join(' '),
  );
  const { taps, fields } = before;
  return [
    `${'by thumb, 360 px, slow 4G'.padEnd(28)}  taps  fields  seconds`,
    ...rows,
    `${'before'.padEnd(28)} ${`${taps}`.padStart(5)} ${`${fields}`.padStart(7)}`,
  ].join('\n');
}
