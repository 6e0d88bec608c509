import type { Page } from 'playwright-core';

export function openUpi(page: Page): Promise<void>;
