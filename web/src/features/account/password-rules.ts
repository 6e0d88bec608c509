import { minPasswordLength } from '@deepam/contracts';
import type { NewPassword } from './api/change-password.js';

export type PasswordFault = 'currentNeeded' | 'passwordNeeded' | 'passwordShort' | 'passwordCommon' | 'passwordsDiffer';

/** The first thing that is wrong; `currentPassword` undefined means that it is not asked for. */
export function passwordFault(
  form: NewPassword,
  isCommon = false,
): { field: keyof NewPassword; fault: PasswordFault } | null {
  if (form.currentPassword === '') return { field: 'currentPassword', fault: 'currentNeeded' };
  if (form.password === '') return { field: 'password', fault: 'passwordNeeded' };
  if (form.password.length < minPasswordLength) return { field: 'password', fault: 'passwordShort' };
  if (isCommon) return { field: 'password', fault: 'passwordCommon' };
  if (form.password !== form.confirmPassword) return { field: 'confirmPassword', fault: 'passwordsDiffer' };
  return null;
}
