import { isCommonPassword, newPassword } from '@deepam/contracts';
import type { FormFault } from './form-faults.js';

/** No common one either; where their list cannot be loaded, the server judges. */
export const uncommonPassword = newPassword.refine(
  async (typed) => !(await isCommonPassword(typed).catch(() => false)),
);

/** What is said of a wrong one. */
export function passwordSentence(fault: FormFault) {
  if (fault === 'empty') return 'passwordNeeded';
  return fault === 'custom' ? 'passwordCommon' : 'passwordShort';
}
