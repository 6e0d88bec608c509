import { createStore } from '../store.js';

/** How many chosen files are being made smaller: their forms know nothing of them yet. */
export const filesInPreparation = createStore(0);

/** One more; returns what ends it. */
export function noteInPreparation(): () => void {
  filesInPreparation.set(filesInPreparation.get() + 1);
  return () => filesInPreparation.set(filesInPreparation.get() - 1);
}
