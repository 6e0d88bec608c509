import { createStore } from '../store.js';

export interface Upload {
  readonly files: readonly File[];
  /** `waiting`: the upload resumes when the connection returns; `queued`: the server checks other files first. */
  readonly state: 'sending' | 'waiting' | 'queued';
  /** The place of a queued file, from 1. */
  readonly position?: number | undefined;
  readonly share: number;
  readonly tryNow: () => void;
  readonly giveUp: () => void;
}
export const upload = createStore<Upload | null>(null);
