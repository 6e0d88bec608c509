/**
 * These settings make hashes of passwords cheap, for tests that are not about their strength: a login takes a sixth of
 * the time.
 */
export const quickHashes = { PASSWORD_MEMORY_KIB: '8192', PASSWORD_PASSES: '1' };
