import { requestCotton } from '@deepam/contracts';
import { z } from 'zod';
import type { FieldIssue } from '../../components/ui/form-validation.js';

export const cottonForm = requestCotton.body!.extend({ paymentProof: z.file() });

export function quantitySentence(issue: FieldIssue) {
  if (issue === 'too_small') return 'quantityTooSmall';
  if (issue === 'too_big') return 'quantityTooHigh';
  return issue === 'invalid_type' ? 'quantityNotWhole' : 'quantityNeeded';
}
