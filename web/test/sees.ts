import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

export const textOf = (part: Element = document.body): string =>
  part.textContent.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

const has = (part: Element, text: string | RegExp): boolean =>
  typeof text === 'string' ? textOf(part).includes(text) : text.test(textOf(part));

export const sees = (text: string | RegExp, part: Element = document.body): Promise<void> =>
  waitFor(() => {
    if (!has(part, text)) throw new Error(`Nothing says ${text}. The page says: ${textOf(part).slice(0, 4_000)}`);
  });

export const seesNoMore = (text: string | RegExp, part: Element = document.body): Promise<void> =>
  waitFor(() => {
    if (has(part, text)) throw new Error(`The page still says ${text}.`);
  });

export const dialog = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name });

export const closed = (name: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

export const button = (name: string | RegExp, part: HTMLElement = document.body): Promise<HTMLButtonElement> =>
  within(part).findByRole<HTMLButtonElement>('button', { name });

export const field = (label: string | RegExp, part: HTMLElement = document.body): Promise<HTMLInputElement> =>
  within(part).findByLabelText<HTMLInputElement>(label);

export const row = (text: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.queryAllByRole('row').find((one) => has(one, text));
    if (found === undefined) throw new Error(`No row says ${text}. The page says: ${textOf().slice(0, 3_000)}`);
    return found;
  });
