import { changePassword } from '@deepam/contracts';
import { z } from 'zod';
import { uncommonPassword } from '../../components/new-password.js';

/** The new password twice, and the current one where it is asked for. */
export const passwordForm = (asksCurrent: boolean) =>
  changePassword
    .body!.extend({
      currentPassword: asksCurrent ? z.string().min(1) : z.literal('').transform(() => undefined),
      password: uncommonPassword,
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, { path: ['confirmPassword'] });
