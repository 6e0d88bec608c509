/**
 * Connections of such a pool carry one call each. `Connection: close` would let a server reset the connection while it
 * rejects a body that is still coming.
 */
export const oneCallEach = { keepAliveTimeout: 1, keepAliveTimeoutThreshold: 3_600_000 } as const;

const codes: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** The other side ended the connection: a kept connection may end just before its next use. */
export const isConnectionLost = (error: unknown): boolean => codes.includes((error as { code?: unknown } | null)?.code);
