import type { Page } from 'playwright-core';

export function settle(page: Page): Promise<void>;
export function speak(page: Page, language: string): Promise<void>;
export function unfold(page: Page): Promise<void>;
export const demoButton: (label: string) => RegExp;
/** Answers of this path, changed so. */
export const withAnswer: (path: string, change: object) => (page: Page) => Promise<void>;
