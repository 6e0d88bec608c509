import { DamagedSealError, type Sealed } from '../domain/sealed.js';
import type { Vault } from '../vault.js';

export interface ResealProgress {
  /** Called with the number of values that were written. */
  resealed(count: number): void;
  /** Called for each value that can no longer be opened; it stays as it is. */
  damaged(error: DamagedSealError): void;
}

/** Something that keeps sealed values. */
export interface SealedStore {
  /** Shown by the command. */
  readonly name: string;
  /**
   * Seals every value of an older key again, with the current one. Safe beside writers and when stopped half-way.
   * @returns how many were written; 0 when none was left
   * @throws UnknownDataKeyError
   */
  resealAll(progress: ResealProgress): Promise<number>;
}

/** The value sealed with the current key, or null when it is damaged. */
export function resealed(sealed: Sealed, place: string, vault: Vault, progress: ResealProgress): Sealed | null {
  try {
    return vault.seal(vault.open(sealed, place), place);
  } catch (error) {
    if (!(error instanceof DamagedSealError)) throw error;
    progress.damaged(error);
    return null;
  }
}
