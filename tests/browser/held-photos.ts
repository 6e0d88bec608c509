import type { Page } from 'playwright-core';
import { proofImage } from './flow-proof-image.js';

/** So large that a browser makes it smaller. */
export const largePhoto = (name: string) => ({ name, mimeType: 'image/png', buffer: proofImage(1400, 'noise') });

export const holdPhotos = (page: Page) =>
  page.evaluate(`{
    const make = createImageBitmap;
    const held = new Promise((finish) => (window.finishPhotos = finish));
    window.createImageBitmap = (...args) => held.then(() => make(...args));
  }`);
export const finishPhotos = (page: Page) => page.evaluate('window.finishPhotos()');
