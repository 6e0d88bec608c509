import { createStore } from '../../lib/store.js';

/**
 * Content outside the uppermost dialog is inert. The store is a module of its own, because a first visit needs no
 * dialogs.
 */
export const uppermostDialog = createStore<HTMLDialogElement | null>(null);
