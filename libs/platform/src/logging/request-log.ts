import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { PlatformConfig } from '../config/service-config.js';
import { standardOutput } from './logger.js';

/**
 * The log of calls. A line holds what the product itself has named (pattern of the route, status, code, ids), so unlike those of `createLogger` it is
 * not searched for secrets.
 */
export function createRequestLog(
  service: string,
  config: Pick<PlatformConfig, 'LOG_LEVEL' | 'NODE_ENV'>,
  destination: DestinationStream = standardOutput(config),
): Logger {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: { service },
      timestamp: stdTimeFunctions.isoTime,
      messageKey: 'message',
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
}
