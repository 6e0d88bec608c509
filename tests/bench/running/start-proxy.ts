import { startProgram, type StartedProgram } from './start-program.js';

/** A bare proxy before whatever listens there: what is left of a ratio when the processes between do nothing. */
export const startProxy = (origin: string): Promise<StartedProgram> =>
  startProgram(new URL('./bare-proxy.ts', import.meta.url), [origin]);
