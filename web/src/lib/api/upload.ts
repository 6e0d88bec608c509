import { createStore } from '../store.js';

/**
 * `waiting`: the upload resumes when the connection returns; `queued`: the server checks other files first, and
 * `position` is the place of the file, from 1.
 */
export interface Upload {
  readonly files: readonly File[];
  readonly state: 'sending' | 'waiting' | 'queued';
  readonly position?: number | undefined;
  readonly share: number;
  readonly tryNow: () => void;
  readonly giveUp: () => void;
}
export const upload = createStore<Upload | null>(null);
