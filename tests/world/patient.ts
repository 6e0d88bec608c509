/** Background work is late on a busy machine. */
export const patient = { timeout: 60_000 };
