import type { NewPassword } from './api/change-password.js';

export type PasswordFault = 'currentNeeded' | 'passwordNeeded' | 'passwordsDiffer';

/** The first thing that is wrong; `currentPassword` undefined means that it is not asked for. */
export function passwordFault(form: NewPassword): { field: keyof NewPassword; fault: PasswordFault } | null {
  if (form.currentPassword === '') return { field: 'currentPassword', fault: 'currentNeeded' };
  if (form.password === '') return { field: 'password', fault: 'passwordNeeded' };
  if (form.password !== form.confirmPassword) return { field: 'confirmPassword', fault: 'passwordsDiffer' };
  return null;
}
