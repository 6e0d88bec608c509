import { Schema } from 'mongoose';
import { DamagedSealError, type Sealed } from './domain/sealed.js';
import type { Vault } from './vault.js';

export interface ResealProgress {
  resealed(count: number): void;
  damaged(error: DamagedSealError): void;
}

export interface SealedStore {
  readonly name: string;
  /**
   * The run is safe next to concurrent writers and may be stopped.
   * @returns the number of written values; 0 if none was left
   * @throws UnknownDataKeyError
   */
  resealAll(progress: ResealProgress): Promise<number>;
}

/** @returns null if the value is damaged */
export function resealed(sealed: Sealed, place: string, vault: Vault, progress: ResealProgress): Sealed | null {
  try {
    return vault.seal(vault.open(sealed, place), place);
  } catch (error) {
    if (!(error instanceof DamagedSealError)) throw error;
    progress.damaged(error);
    return null;
  }
}

export const sealedSchema = new Schema<Sealed>(
  { keyId: { type: String, required: true }, box: { type: String, required: true } },
  { _id: false },
);
