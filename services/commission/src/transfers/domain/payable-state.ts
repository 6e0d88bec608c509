import type { PayableState, TransferState } from '@deepam/contracts';
import { isOpen, timesPaidIn } from './transfer.js';

/** What all its transfers together say of a payable. */
export function stateOfPayable(transfers: readonly { readonly state: TransferState }[]): PayableState {
  const times = transfers.reduce((sum, { state }) => sum + timesPaidIn(state), 0);
  if (times > 0) return times === 1 ? 'paid' : 'paid-twice';
  return transfers.some(({ state }) => isOpen(state)) ? 'in-transfer' : 'owed';
}
