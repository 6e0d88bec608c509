import { isUnanswered, sentenceOf } from '../../lib/api/api-error.js';
import { textOf } from '../../lib/i18n/use-text.js';
import { dialogMessages } from './dialog-messages.js';

/** An offline error is not final: the input stays, and the same button sends it again, with one effect. */
export const sendingFailure = (error: unknown, button: string, worded: (reason: string) => string): string =>
  isUnanswered(error) ? textOf(dialogMessages)('notSent', { button }) : worded(sentenceOf(error));
