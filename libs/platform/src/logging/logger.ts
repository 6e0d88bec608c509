import { isNativeError } from 'node:util/types';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { PlatformConfig } from '../config/service-config.js';
import { currentContext, type RequestContext } from '../context/request-context.js';
import { readTraceparent } from '../tracing/tracer.js';
import { redact, redactText } from './redact.js';

/** Production writes lines asynchronously; pino flushes them at the end of the process. */
export const standardOutput = ({ NODE_ENV }: Pick<PlatformConfig, 'NODE_ENV'>): DestinationStream =>
  pino.destination({ fd: 1, sync: NODE_ENV !== 'production' });

export const everyLine = (service: string, { LOG_LEVEL }: Pick<PlatformConfig, 'LOG_LEVEL'>) => ({
  level: LOG_LEVEL,
  base: { service },
  timestamp: stdTimeFunctions.isoTime,
  messageKey: 'message',
});
export const levelByName = (level: string) => ({ level });

export function createLogger(
  service: string,
  config: Pick<PlatformConfig, 'LOG_LEVEL' | 'NODE_ENV'>,
  destination: DestinationStream = standardOutput(config),
): Logger {
  return pino(
    {
      ...everyLine(service, config),
      errorKey: 'err',
      // Errors have become plain objects before serializers see them.
      serializers: { err: (value: unknown) => value },
      formatters: {
        level: levelByName,
        log: (object) => redact(object) as Record<string, unknown>,
      },
      mixin: currentFields,
      hooks: {
        logMethod(args, method) {
          // pino would copy the message of a single error into the line unredacted.
          const whole = args.length === 1 && isNativeError(args[0]) ? [args[0], args[0].message] : args;
          const clean = whole.map((arg: unknown) => (typeof arg === 'string' ? redactText(arg) : arg));
          method.apply(this, clean as typeof args);
        },
      },
    },
    destination,
  );
}

const currentFields = (): Record<string, string> => contextFields(currentContext());

export function contextFields(context: RequestContext | undefined): Record<string, string> {
  if (!context) return {};
  return {
    correlationId: context.correlationId,
    ...(context.causationId ? { causationId: context.causationId } : {}),
    ...(context.traceparent === undefined ? {} : { traceId: readTraceparent(context.traceparent)?.traceId ?? '' }),
    ...(context.caller ? { memberId: context.caller.memberId } : {}),
  };
}
