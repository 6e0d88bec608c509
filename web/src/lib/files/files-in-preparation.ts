import { createStore } from '../store.js';

/** How many chosen files are being made smaller: their forms know nothing of them yet. */
export const filesInPreparation = createStore(0);
