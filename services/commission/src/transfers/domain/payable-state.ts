import type { PayableState, TransferState } from '@deepam/contracts';
import { isOpen, timesPaidIn } from './transfer.js';

/** What all its transfers together say of a payable. */
export function stateOfPayable(transfers: readonly { readonly state: TransferState }[]): PayableState {
  const times = transfers.reduce((sum, { state }) => sum + timesPaidIn(state), 0);
  if (times > 0) return times === 1 ? 'paid' : 'paid-twice';
  return transfers.some(({ state }) => isOpen(state)) ? 'in-transfer' : 'owed';
}

/**
 * The transfer that tells how a payable stands: the one that has paid it, also where a later one was made meanwhile; otherwise the latest.
 * @param transfers of one payable, the latest first
 */
export const currentTransfer = <T extends { readonly state: TransferState }>(transfers: readonly T[]): T | undefined =>
  transfers.find(({ state }) => timesPaidIn(state) > 0) ?? transfers[0];
