import { randomUUID } from 'node:crypto';
import { objectId } from './object-id.js';

/** Random draws that change the course of events. Secrets are not drawn here. */
export interface Chance {
  id(): string;
  uuid(): string;
  fraction(): number;
}

let source: Chance = {
  id: objectId,
  uuid: () => randomUUID(),
  fraction: () => Math.random(),
};

/** The simulator draws from a seed; the returned function restores the previous source. */
export function drawFrom(other: Chance): () => void {
  const before = source;
  source = other;
  return () => void (source = before);
}

export const chance: Chance = {
  id: () => source.id(),
  uuid: () => source.uuid(),
  fraction: () => source.fraction(),
};
