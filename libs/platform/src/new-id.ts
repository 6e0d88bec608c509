import { chance } from './chance.js';

export function newId(): string {
  return chance.id();
}

/** The smallest id of this time. @param time milliseconds since 1970 */
export const firstIdAt = (time: number): string =>
  `${Math.floor(time / 1_000)
    .toString(16)
    .padStart(8, '0')}${'0'.repeat(16)}`;
