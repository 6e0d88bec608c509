import { isNativeError } from 'node:util/types';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { PlatformConfig } from '../config/service-config.js';
import { currentContext } from '../context/request-context.js';
import { readTraceparent } from '../tracing/traceparent.js';
import { redact, redactText } from './redact.js';

/** One JSON object per line, with correlation id and member id of the running work, free of secrets. */
export function createLogger(
  service: string,
  config: Pick<PlatformConfig, 'LOG_LEVEL' | 'NODE_ENV'>,
  // In production lines are written without waiting; pino flushes them when the process ends.
  destination: DestinationStream = pino.destination({ fd: 1, sync: config.NODE_ENV !== 'production' }),
): Logger {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: { service },
      timestamp: stdTimeFunctions.isoTime,
      messageKey: 'message',
      errorKey: 'err',
      // Errors have become plain objects before serializers see them.
      serializers: { err: (value: unknown) => value },
      formatters: {
        level: (level) => ({ level }),
        log: (object) => redact(object) as Record<string, unknown>,
      },
      mixin: contextFields,
      hooks: {
        logMethod(args, method) {
          // Left to pino, the message of a lone error would become the line's message as it is.
          const whole = args.length === 1 && isNativeError(args[0]) ? [args[0], args[0].message] : args;
          const clean = whole.map((arg: unknown) => (typeof arg === 'string' ? redactText(arg) : arg));
          method.apply(this, clean as typeof args);
        },
      },
    },
    destination,
  );
}

function contextFields(): Record<string, string> {
  const context = currentContext();
  if (!context) return {};
  return {
    correlationId: context.correlationId,
    ...(context.causationId === null ? {} : { causationId: context.causationId }),
    ...(context.traceparent === undefined ? {} : { traceId: readTraceparent(context.traceparent)?.traceId ?? '' }),
    ...(context.memberId === undefined ? {} : { memberId: context.memberId }),
  };
}
