import { leaveFor } from '../lib/leave-guard.js';

let goTo: ((address: string) => void) | null = null;

export function whenOpened(go: (address: string) => void): () => void {
  goTo = go;
  return () => {
    if (goTo === go) goTo = null;
  };
}

/**
 * Opens what a pressed notification leads to in this page; where something was entered, it asks first.
 * @returns false where there is no router yet: another window opens it
 */
export function openAddress(address: string): boolean {
  const go = goTo;
  if (go === null) return false;
  leaveFor(() => go(address));
  return true;
}
