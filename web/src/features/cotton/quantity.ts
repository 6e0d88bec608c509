import { requestCotton } from '@deepam/contracts';
import { z } from 'zod';
import type { FormFault } from '../../components/form-faults.js';

/** What is asked for, and the picture of the payment. */
export const cottonForm = requestCotton.body!.extend({ paymentProof: z.file() });

/** What is said of a wrong number of kilograms. */
export function quantitySentence(fault: FormFault) {
  if (fault === 'too_small') return 'quantityTooSmall';
  if (fault === 'too_big') return 'quantityTooHigh';
  return fault === 'invalid_type' ? 'quantityNotWhole' : 'quantityNeeded';
}
