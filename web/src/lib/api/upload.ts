import { createStore } from '../store.js';

/** An upload under way; fields show that of their own file. */
export interface Upload {
  readonly files: readonly File[];
  /** `waiting`: the connection has dropped, and the file goes again when it is back; `queued`: the server checks other files first. */
  readonly state: 'sending' | 'waiting' | 'queued';
  /** The place of a queued file, from 1. */
  readonly position?: number | undefined;
  /** 0 to 1 */
  readonly share: number;
  readonly tryNow: () => void;
  readonly giveUp: () => void;
}
export const upload = createStore<Upload | null>(null);
