import { createStore } from '../store.js';

/** An upload under way; fields show that of their own file. */
export interface Upload {
  readonly files: readonly File[];
  /** `waiting`: the connection has dropped, and the file goes again when it is back. */
  readonly state: 'sending' | 'waiting';
  /** 0 to 1 */
  readonly share: number;
  readonly tryNow: () => void;
  readonly giveUp: () => void;
}
export const upload = createStore<Upload | null>(null);
