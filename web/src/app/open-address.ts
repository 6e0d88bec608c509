import { leaveFor } from '../lib/leave-guard.js';

let goTo: ((address: string) => void) | null = null;

export function whenOpened(go: (address: string) => void): () => void {
  goTo = go;
  return () => {
    if (goTo === go) goTo = null;
  };
}

/**
 * Opens the target of a pressed notification in this page; asks first if input would be lost.
 * @returns false before the router exists: another window opens it
 */
export function openAddress(address: string): boolean {
  const go = goTo;
  if (go === null) return false;
  leaveFor(() => go(address));
  return true;
}
