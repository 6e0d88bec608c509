import type { PayableState, TransferState } from '@deepam/contracts';
import { isOpen, timesPaidIn } from './transfer.js';

export function stateOfPayable(transfers: readonly { readonly state: TransferState }[]): PayableState {
  const times = transfers.reduce((sum, { state }) => sum + timesPaidIn(state), 0);
  if (times > 0) return times === 1 ? 'paid' : 'paid-twice';
  return transfers.some(({ state }) => isOpen(state)) ? 'in-transfer' : 'owed';
}

/**
 * The current transfer is the one that has paid the payable, even if a later one exists, or else the latest.
 * @param transfers of one payable, the latest first
 */
export const currentTransfer = <T extends { readonly state: TransferState }>(transfers: readonly T[]): T | undefined =>
  transfers.find(({ state }) => timesPaidIn(state) > 0) ?? transfers[0];
