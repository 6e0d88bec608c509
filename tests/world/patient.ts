/** What is made in the background comes late on a busy machine. */
export const patient = { timeout: 60_000 };
