import { randomUUID } from 'node:crypto';
import { objectId } from './object-id.js';

/** What is drawn at random where another draw gives another course of events. Secrets are not drawn here. */
export interface Chance {
  /** 24 hex digits, ascending by second of creation. */
  id(): string;
  uuid(): string;
  /** From 0, below 1. */
  fraction(): number;
}

let source: Chance = {
  id: objectId,
  uuid: () => randomUUID(),
  fraction: () => Math.random(),
};

/** The simulator draws from a seed; the return value puts back what was there. */
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
