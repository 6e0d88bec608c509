import { randomInt } from 'node:crypto';
import { isThorough } from '@deepam/testing';

/** Which twentieth of the kill steps a short run takes: 0 to 19, by default another one each time. */
export const crashShare = Number(process.env.CRASH_SHARE ?? randomInt(20));

/** The seed of the malformed requests; by default another one each time, which is printed. */
export const malformedSeed = Number(process.env.MALFORMED_SEED ?? randomInt(1_000_000_000));

const dayMs = 86_400_000;
/**
 * What takes turns in short runs goes on by one every second day, as often as its spec runs (rotation.ts). Were days counted, a table of
 * two or four turns would have the same half of them every time.
 */
export const turn = Number(process.env.CALL_SHARE ?? Math.floor(Date.now() / (2 * dayMs)));

/** Whether one of three long parts of a spec has this run; in the proofs each has. */
export const isThirdsTurn = (third: 0 | 1 | 2): boolean => isThorough || turn % 3 === third;

/** Those that take their turn in this run; in the proofs it is all of them. */
export const inTurn = <T>(calls: readonly T[]): T[] => calls.filter((_, place) => isThorough || place % 7 === turn % 7);

/** One of a few, within such a third, which has every third turn; in the proofs all. */
export const oneInTurn = <T>(few: readonly T[]): T[] =>
  few.filter((_, place) => isThorough || place === Math.floor(turn / 3) % few.length);
