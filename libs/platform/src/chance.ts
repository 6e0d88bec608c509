import { randomUUID, randomBytes, randomInt } from 'node:crypto';

const countersEnd = 2 ** 24;
const ofThisProcess = randomBytes(5).toString('hex');
let counter = randomInt(countersEnd);

/**
 * The id has 24 hex digits (second, process, counter), like that of the driver, which a process without a database does
 * not load.
 */
export function objectId(): string {
  counter = (counter + 1) % countersEnd;
  const second = Math.floor(Date.now() / 1_000);
  return second.toString(16).padStart(8, '0') + ofThisProcess + counter.toString(16).padStart(6, '0');
}

/** Random draws of this source change the course of events. Secrets are not drawn here. */
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

export function newId(): string {
  return chance.id();
}

/**
 * The id is the smallest one of this time.
 * @param time milliseconds since 1970
 */
export const firstIdAt = (time: number): string =>
  `${Math.floor(time / 1_000)
    .toString(16)
    .padStart(8, '0')}${'0'.repeat(16)}`;
