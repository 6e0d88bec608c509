import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

/** Text of a part of the page as a reader sees it: one line, without the marks that isolate names. */
export const textOf = (part: Element = document.body): string =>
  part.textContent.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

const has = (part: Element, text: string | RegExp): boolean =>
  typeof text === 'string' ? textOf(part).includes(text) : text.test(textOf(part));

/** Waits until a part of the page, by default all of it, says a text. */
export const sees = (text: string | RegExp, part: Element = document.body): Promise<void> =>
  waitFor(() => {
    if (!has(part, text)) throw new Error(`Nothing says ${text}. The page says: ${textOf(part).slice(0, 4_000)}`);
  });

export const seesNoMore = (text: string | RegExp, part: Element = document.body): Promise<void> =>
  waitFor(() => {
    if (has(part, text)) throw new Error(`The page still says ${text}.`);
  });

/** The dialog of a title, once it is open. */
export const dialog = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name });

/** Waits until no dialog of that title is open. */
export const closed = (name: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

/** Waits for a button, by default anywhere on the page. */
export const button = (name: string | RegExp, part: HTMLElement = document.body): Promise<HTMLButtonElement> =>
  within(part).findByRole<HTMLButtonElement>('button', { name });

/** Waits for a field by its label. */
export const field = (label: string | RegExp, part: HTMLElement = document.body): Promise<HTMLInputElement> =>
  within(part).findByLabelText<HTMLInputElement>(label);

/** The first row of a table that contains a text. */
export const row = (text: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.queryAllByRole('row').find((one) => has(one, text));
    if (found === undefined) throw new Error(`No row says ${text}. The page says: ${textOf().slice(0, 3_000)}`);
    return found;
  });
