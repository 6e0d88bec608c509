import { addMember, loginMobile } from '@deepam/contracts';
import { z } from 'zod';
import { uncommonPassword } from '../../components/new-password.js';
import { ApiError, fieldRefusals } from '../../lib/api/api-error.js';

/** What the server takes, with the picture. It alone judges whether ten digits are an Indian mobile number. */
export const memberForm = addMember
  .body!.omit({ utr: true })
  .extend({ mobile: loginMobile, password: uncommonPassword, planProof: z.file() });

/** What a refusal says of each field of the form. */
export const memberRefusals =
  (error: unknown) =>
  (field: string): string | undefined =>
    error instanceof ApiError && error.code === 'IDENTITY.MOBILE_TAKEN' && field === 'mobile'
      ? error.message
      : fieldRefusals(error)(field);
