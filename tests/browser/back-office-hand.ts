import type { Locator, Page } from 'playwright-core';

interface Step {
  readonly name: string;
  readonly taps: number;
  /** Presses of keys that type no text. */
  readonly keys: number;
}

/** Somebody at a laptop who presses and types everything; taps and keys are counted by step. */
export class BackOfficeHand {
  private readonly steps: Step[] = [];
  private taps = 0;
  private keys = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }

  /** A field that has the focus already needs no tap. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    const isFocused = await field.evaluate((element) => element === element.ownerDocument.activeElement);
    if (!isFocused) await this.tap(field);
    await field.fill(text);
  }

  /** The field, and then the file in the dialog of the system. */
  async choose(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.tap(field);
    await (await chooser).setFiles(file);
    this.taps += 1;
  }

  async step(name: string, work: () => Promise<void>): Promise<void> {
    [this.taps, this.keys] = [0, 0];
    await work();
    this.steps.push({ name, taps: this.taps, keys: this.keys });
  }

  sum(): Omit<Step, 'name'> {
    return {
      taps: this.steps.reduce((sum, { taps }) => sum + taps, 0),
      keys: this.steps.reduce((sum, { keys }) => sum + keys, 0),
    };
  }

  table(): string {
    return [...this.steps, { name: 'all', ...this.sum() }]
      .map(
        ({ name, taps, keys }) =>
          `${name.padEnd(28)} ${String(taps).padStart(5)} taps ${String(keys).padStart(5)} keys`,
      )
      .join('\n');
  }
}
