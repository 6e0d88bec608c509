import { pino, type DestinationStream, type Logger } from 'pino';
import type { PlatformConfig } from '../config/service-config.js';
import { everyLine, levelByName, standardOutput } from './logger.js';

/**
 * The lines of this log contain only names of the product (route, status, code, ids), so unlike those of `createLogger`
 * they are not searched for secrets.
 */
export const createRequestLog = (
  service: string,
  config: Pick<PlatformConfig, 'LOG_LEVEL' | 'NODE_ENV'>,
  destination: DestinationStream = standardOutput(config),
): Logger => pino({ ...everyLine(service, config), formatters: { level: levelByName } }, destination);
