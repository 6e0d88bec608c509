import { closedAccountName, isolated } from '@deepam/contracts';
import { textOf } from '../lib/i18n/use-text.js';
import { dialogMessages } from './dialog-messages.js';

/** A person's name for a file: what the server says in its place when the account is closed, in the reader's language. */
export const plainName = (name: string): string =>
  name === closedAccountName ? textOf(dialogMessages)('closedAccount') : name;

/** A person's name for the reader, also beside other words: it turns none of them around. */
export const personName = (name: string): string => isolated(plainName(name));
