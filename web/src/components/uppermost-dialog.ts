import { createStore } from '../lib/store.js';

/** All that stands outside it can neither be pressed nor is it read out. Apart from what opens one, which a first visit does without. */
export const uppermostDialog = createStore<HTMLDialogElement | null>(null);
