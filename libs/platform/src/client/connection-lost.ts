const codes: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** Whether the other side ended the connection: a kept one may end just when it is used again. */
export const isConnectionLost = (error: unknown): boolean => codes.includes((error as { code?: unknown } | null)?.code);
