import { ApiError, sentenceOf } from '../../lib/api/api-error.js';
import { textOf } from '../../lib/i18n/use-text.js';
import { loginMessages } from './messages.js';

export function refusalOf(error: unknown): string {
  const why = error instanceof ApiError ? error.details['suspendedFor'] : undefined;
  return typeof why === 'string'
    ? `${sentenceOf(error)} ${textOf(loginMessages)('suspendedFor', { reason: why })}`
    : sentenceOf(error);
}
