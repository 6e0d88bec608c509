export const patient = { timeout: 60_000 };
