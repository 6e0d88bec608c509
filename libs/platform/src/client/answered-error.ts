import { errorBody, errorCatalogue, type ErrorCode } from '@deepam/contracts';
import { DomainError } from '../errors/domain-error.js';

export function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only a router without the call answers like this, so the call had no effect. */
export function isUnknown(status: number, text: string): boolean {
  return status === 404 && errorBody.safeParse(parsed(text)).data?.code === 'REQUEST.NOT_FOUND';
}

const isErrorCode = (code: string): code is ErrorCode => code in errorCatalogue;

export function answeredError(status: number, body: unknown): DomainError {
  const answer = errorBody.safeParse(body);
  if (answer.success && isErrorCode(answer.data.code)) {
    return new DomainError(answer.data.code, { message: answer.data.error, details: answer.data.details });
  }
  const code = status === 502 || status === 503 || status === 504 ? 'SERVER.UNAVAILABLE' : 'SERVER.FAULT';
  return new DomainError(code, { cause: new Error(`The service answered ${status} without an error body`) });
}
