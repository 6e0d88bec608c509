import { changePassword } from '@deepam/contracts';
import { z } from 'zod';
import { uncommonPassword } from '../../shared/numbers/new-password.js';

export const passwordForm = (asksCurrent: boolean) =>
  changePassword
    .body!.extend({
      currentPassword: asksCurrent ? z.string().min(1) : z.literal('').transform(() => undefined),
      password: uncommonPassword,
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, { path: ['confirmPassword'] });
