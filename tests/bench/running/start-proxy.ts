import { startProgram, type StartedProgram } from './start-program.js';

/** A bare proxy shows the part of a ratio that any process in between would cost. */
export const startProxy = (origin: string): Promise<StartedProgram> =>
  startProgram(new URL('./bare-proxy.ts', import.meta.url), [origin]);
