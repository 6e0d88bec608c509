import { addMember, loginMobile } from '@deepam/contracts';
import { z } from 'zod';
import { uncommonPassword } from '../../components/new-password.js';

/** What the server takes, with the picture. It alone judges whether ten digits are an Indian mobile number. */
export const memberForm = addMember
  .body!.omit({ utr: true })
  .extend({ mobile: loginMobile, password: uncommonPassword, planProof: z.file() });
