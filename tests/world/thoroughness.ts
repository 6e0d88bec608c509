import { randomInt } from 'node:crypto';
import { isThorough } from '@deepam/testing';

/** Which twentieth of the kill steps a short run takes: 0 to 19, by default another one each time. */
export const crashShare = Number(process.env.CRASH_SHARE ?? randomInt(20));

/** The seed that chooses the broken calls of a short run; by default another one each time. */
export const malformedSeed = Number(process.env.MALFORMED_SEED ?? randomInt(1_000_000_000));

/** What takes turns in short runs goes on by one a day, as whole specs do (rotation.ts). */
export const dayOfTurn = Number(process.env.CALL_SHARE ?? Math.floor(Date.now() / 86_400_000));

/** Those that take their turn in this run; in the proofs it is all of them. */
export const inTurn = <T>(calls: readonly T[]): T[] =>
  calls.filter((_, place) => isThorough || place % 7 === dayOfTurn % 7);

/** One of a few a day; in the proofs all. */
export const oneInTurn = <T>(few: readonly T[]): T[] =>
  few.filter((_, place) => isThorough || place === dayOfTurn % few.length);
