import { randomInt } from 'node:crypto';

/** `npm run proofs` takes the time that every change cannot: all requests of the storm, and all steps to be killed at. */
export const isThorough = process.env.PROOFS === 'full';

/** Which fifth of the steps to be killed at a run takes that is not thorough: 0 to 4, another one each time unless told. */
export const crashShare = Number(process.env.CRASH_SHARE ?? randomInt(5));

/** Which broken calls a run makes that is not thorough: other ones each time unless told. */
export const malformedSeed = Number(process.env.MALFORMED_SEED ?? randomInt(1_000_000_000));
