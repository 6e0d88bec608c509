import { isCommonPassword, newPassword } from '@deepam/contracts';
import type { FieldIssue } from './form-validation.js';

/** No common one either; where their list cannot be loaded, the server judges. */
export const uncommonPassword = newPassword.refine(
  async (typed) => !(await isCommonPassword(typed).catch(() => false)),
);

/** The key of the sentence for an invalid one. */
export function passwordSentence(issue: FieldIssue) {
  if (issue === 'empty') return 'passwordNeeded';
  return issue === 'custom' ? 'passwordCommon' : 'passwordShort';
}
