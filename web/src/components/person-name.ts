import { closedAccountName } from '@deepam/contracts';
import { textOf } from '../lib/i18n/use-text.js';
import { dialogMessages } from './dialog-messages.js';

/** Another person's name for the reader: what the server says in its place when the account is closed, in the reader's language. */
export const personName = (name: string): string =>
  name === closedAccountName ? textOf(dialogMessages)('closedAccount') : name;
