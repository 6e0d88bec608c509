import { errorCatalogue, type ErrorCode } from '@deepam/contracts';

export interface DomainErrorOptions {
  /** Replaces the catalogue's sentence by a more exact one. */
  readonly message?: string;
  /** Maps a field to what is wrong with it, or names the current state. Sent to the caller. */
  readonly details?: Record<string, unknown>;
  readonly cause?: unknown;
}

/** A refusal that has a stable code; its HTTP status and sentence come from the catalogue of contracts. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;

  constructor(
    readonly code: ErrorCode,
    options: DomainErrorOptions = {},
  ) {
    const { status, message } = errorCatalogue[code];
    super(options.message ?? message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = status;
    this.details = options.details;
  }
}
