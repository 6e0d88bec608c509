import { randomInt } from 'node:crypto';

/** Which twentieth of the kill steps a short run takes: 0 to 19, by default another one each time. */
export const crashShare = Number(process.env.CRASH_SHARE ?? randomInt(20));

/** The seed that chooses the broken calls of a short run; by default another one each time. */
export const malformedSeed = Number(process.env.MALFORMED_SEED ?? randomInt(1_000_000_000));
