import { addMember, loginMobile } from '@deepam/contracts';
import { z } from 'zod';
import { uncommonPassword } from '../../shared/numbers/new-password.js';

/** Only the server checks whether ten digits are an Indian mobile number. */
export const memberForm = addMember
  .body!.omit({ utr: true })
  .extend({ mobile: loginMobile, password: uncommonPassword, planProof: z.file() });
