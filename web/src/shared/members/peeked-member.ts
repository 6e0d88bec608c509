import type { NetworkRow } from '@deepam/contracts';
import { createStore } from '../../lib/store.js';

/** The facts of this member are open next to a list; `member` is the row that the list already has. */
export interface PeekedMember {
  readonly id: string;
  readonly member?: NetworkRow;
}

export const peekedMember = createStore<PeekedMember | null>(null);
