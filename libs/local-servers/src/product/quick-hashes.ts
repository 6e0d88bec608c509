/** Settings for cheap hashes of passwords, for tests that are not about their strength: a sixth of the time of each login. */
export const quickHashes = { PASSWORD_MEMORY_KIB: '8192', PASSWORD_PASSES: '1' };
