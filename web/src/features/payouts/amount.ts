import { commissionRequest } from '@deepam/contracts';
import { z } from 'zod';
import type { FormFault } from '../../components/form-faults.js';

const { commissionAmount } = commissionRequest.body!.shape;

/** An amount of rupees up to what is available, which is null while it is not known. */
export const payoutForm = (available: number | null) =>
  z.object({ amount: commissionAmount.refine((amount) => available === null || amount <= available) });

/** What is said of a wrong amount. */
export function amountSentence(fault: FormFault) {
  if (fault === 'too_small') return 'amountTooSmall';
  if (fault === 'not_multiple_of') return 'amountTooFine';
  return fault === 'custom' || fault === 'too_big' ? 'amountTooHigh' : 'amountNeeded';
}
