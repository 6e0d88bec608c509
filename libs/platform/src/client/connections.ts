/**
 * For a pool whose connections carry one call each: it gives them up after the answer, as no server keeps one for so many milliseconds. To
 * announce that (`Connection: close`) would let a server reset what refuses a body that is still coming.
 */
export const oneCallEach = { keepAliveTimeout: 1, keepAliveTimeoutThreshold: 3_600_000 } as const;

const codes: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** Whether the other side ended the connection: a kept one may end just when it is used again. */
export const isConnectionLost = (error: unknown): boolean => codes.includes((error as { code?: unknown } | null)?.code);
