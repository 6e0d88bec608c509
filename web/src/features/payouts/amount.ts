import { commissionRequest } from '@deepam/contracts';
import { z } from 'zod';
import type { FieldIssue } from '../../components/form-validation.js';

const { commissionAmount } = commissionRequest.body!.shape;

/** An amount of rupees up to what is available, which is null while it is not known. */
export const payoutForm = (available: number | null) =>
  z.object({ amount: commissionAmount.refine((amount) => available === null || amount <= available) });

/** The key of the sentence for an invalid amount. */
export function amountSentence(issue: FieldIssue) {
  if (issue === 'too_small') return 'amountTooSmall';
  if (issue === 'not_multiple_of') return 'amountTooFine';
  return issue === 'custom' || issue === 'too_big' ? 'amountTooHigh' : 'amountNeeded';
}
