import { randomInt } from 'node:crypto';

/** Which twentieth of the kill steps a short run takes: 0 to 19, by default another one each time. */
export const crashShare = Number(process.env.CRASH_SHARE ?? randomInt(20));

/** The seed of the malformed requests; by default another one each time, which is printed. */
export const malformedSeed = Number(process.env.MALFORMED_SEED ?? randomInt(1_000_000_000));
