import { errorCatalogue, type ErrorCode } from '@deepam/contracts';

export interface DomainErrorOptions {
  readonly message?: string;
  readonly details?: Record<string, unknown>;
  readonly cause?: unknown;
}

/** The error has a stable code; its HTTP status and message come from the catalogue of contracts. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;

  constructor(
    readonly code: ErrorCode,
    options: DomainErrorOptions = {},
  ) {
    const { status, message } = errorCatalogue[code];
    super(
      options.message ?? filled(message, options.details ?? {}),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.status = status;
    this.details = options.details;
  }
}

/** A message of the catalogue may name details in braces, such as {most}. */
const filled = (sentence: string, details: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w{1,20})\}/g, (_, name: string) => String(details[name] ?? ''));
