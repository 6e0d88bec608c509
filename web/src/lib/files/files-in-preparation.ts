import { createStore } from '../store.js';

/** The forms don't know the files until they are ready. */
export const filesInPreparation = createStore(0);

export function noteInPreparation(): () => void {
  filesInPreparation.set(filesInPreparation.get() + 1);
  return () => filesInPreparation.set(filesInPreparation.get() - 1);
}
