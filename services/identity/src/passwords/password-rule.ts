import { isCommonPassword, minPasswordLength } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';

/** Breaks the rule for new passwords. */
export const isTooWeak = async (password: string): Promise<boolean> =>
  password.length < minPasswordLength || isCommonPassword(password);

/** The part of the rule that the contracts' schema leaves out, as its list is long. @throws DomainError REQUEST.INVALID */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const sentence = 'This is one of the most common passwords. Please choose another one.';
  throw new DomainError('REQUEST.INVALID', { message: sentence, details: { password: sentence } });
}
