import { isCommonPassword, minPasswordLength } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { isGuessable, type PasswordOwner } from './guessable-password.js';

export const isTooWeak = async (password: string): Promise<boolean> =>
  password.length < minPasswordLength || isCommonPassword(password);

/**
 * The rule covers the part that the contracts' schema leaves out.
 * @throws DomainError REQUEST.INVALID for a common password, IDENTITY.PASSWORD_GUESSABLE
 */
export async function assertNotGuessable(password: string, owner: PasswordOwner): Promise<void> {
  if (isGuessable(password, owner)) throw new DomainError('IDENTITY.PASSWORD_GUESSABLE');
  if (!(await isCommonPassword(password))) return;
  const sentence = 'This is one of the most common passwords. Please choose another one.';
  throw new DomainError('REQUEST.INVALID', { message: sentence, details: { password: sentence } });
}
