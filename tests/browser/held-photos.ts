import type { Page } from 'playwright-core';
import { until } from './until.js';
import { proofImage } from './flow-proof-image.js';

/** So large that a browser makes it smaller. */
export const largePhoto = (name: string) => ({ name, mimeType: 'image/png', buffer: proofImage(1400, 'noise') });

/** Pictures that are chosen from now on reach their worker after `finishPhotos`. */
export const holdPhotos = (page: Page) =>
  page.evaluate(`{
    const post = Worker.prototype.postMessage;
    const held = new Promise((finish) => (window.finishPhotos = finish));
    Worker.prototype.postMessage = function (job, ...more) {
      if (job.size === undefined) return post.call(this, job, ...more);
      this.addEventListener('message', () =>
        requestAnimationFrame(() => requestAnimationFrame(() => (window.isPhotoFinished = true))));
      held.then(() => post.call(this, job));
    };
  }`);
export const finishPhotos = (page: Page) => page.evaluate('window.finishPhotos()');
export const untilPhotoFinished = (page: Page) => until(page, 'window.isPhotoFinished');
