import type { Logger } from 'pino';
import { ConfigError } from '../config/config-error.js';
import { Unreachable } from './unreachable.js';

/** Exit codes of sysexits.h: configuration error, and a part that is not available. */
const badConfiguration = 78;
export const unavailable = 69;

/** The state of the process is unknown after these: another one takes over. */
export function exitOnUncaughtErrors(log: Logger): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'An error that nobody caught');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

export function giveUp(error: unknown): never {
  if (error instanceof ConfigError || error instanceof Unreachable) {
    process.stderr.write(`${error.message}\n`);
    process.exit(error instanceof ConfigError ? badConfiguration : unavailable);
  }
  const { stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`The service could not start.\n${stack}\n`);
  process.exit(1);
}
