import { isUnanswered, sentenceOf } from '../lib/api/api-error.js';
import { textOf } from '../lib/i18n/use-text.js';
import { dialogMessages } from './dialog-messages.js';

/**
 * Why a form with a file was not sent, below it. Offline, nothing has failed for good: what was entered is still there, and the
 * same button sends it once more, to be done once.
 */
export const sendingFailure = (error: unknown, button: string, worded: (reason: string) => string): string =>
  isUnanswered(error) ? textOf(dialogMessages)('notSent', { button }) : worded(sentenceOf(error));
