import { closedAccountName, isolated } from '@deepam/contracts';
import { textOf } from '../../lib/i18n/use-text.js';
import { dialogMessages } from './dialog-messages.js';

export const plainName = (name: string): string =>
  name === closedAccountName ? textOf(dialogMessages)('closedAccount') : name;

export const personName = (name: string): string => isolated(plainName(name));
