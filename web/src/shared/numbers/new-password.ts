import { isCommonPassword, newPassword } from '@deepam/contracts';
import type { FieldIssue } from '../../components/ui/form-validation.js';

/** Common passwords are invalid; if their list fails to load, the server decides. */
export const uncommonPassword = newPassword.refine(
  async (typed) => !(await isCommonPassword(typed).catch(() => false)),
);

export function passwordSentence(issue: FieldIssue) {
  if (issue === 'empty') return 'passwordNeeded';
  return issue === 'custom' ? 'passwordCommon' : 'passwordShort';
}
