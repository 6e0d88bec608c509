import { isNativeError } from 'node:util/types';
import type { LoggerService } from '@nestjs/common';
import type { Level, Logger } from 'pino';

/** The caller of the process reports the errors that Nest's own handler would log as well. */
const reportedElsewhere = 'ExceptionHandler';

export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...params: unknown[]): void {
    this.write('info', message, params);
  }

  error(message: unknown, ...params: unknown[]): void {
    this.write('error', message, params);
  }

  warn(message: unknown, ...params: unknown[]): void {
    this.write('warn', message, params);
  }

  debug(message: unknown, ...params: unknown[]): void {
    this.write('debug', message, params);
  }

  verbose(message: unknown, ...params: unknown[]): void {
    this.write('trace', message, params);
  }

  fatal(message: unknown, ...params: unknown[]): void {
    this.write('fatal', message, params);
  }

  /** Nest passes a message, perhaps stacks, errors or objects, and last the context. */
  private write(level: Level, message: unknown, params: unknown[]): void {
    const context = typeof params.at(-1) === 'string' ? (params.at(-1) as string) : undefined;
    if (context === reportedElsewhere) return;
    const others = (context === undefined ? params : params.slice(0, -1)).filter((param) => param !== undefined);
    const everything = typeof message === 'string' ? others : [message, ...others];
    const error = everything.find((param) => isNativeError(param));
    const details = everything.filter((param) => param !== error);
    this.logger[level](
      {
        ...(context === undefined ? {} : { context }),
        ...(error === undefined ? {} : { err: error }),
        ...(details.length === 0 ? {} : { details }),
      },
      typeof message === 'string' ? message : (error?.message ?? ''),
    );
  }
}
