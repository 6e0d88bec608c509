import { commissionRequest } from '@deepam/contracts';
import { z } from 'zod';
import type { FieldIssue } from '../../components/ui/form-validation.js';

const { commissionAmount } = commissionRequest.body!.shape;

export const payoutForm = (available: number | null) =>
  z.object({ amount: commissionAmount.refine((amount) => available === null || amount <= available) });

export function amountSentence(issue: FieldIssue) {
  if (issue === 'too_small') return 'amountTooSmall';
  if (issue === 'not_multiple_of') return 'amountTooFine';
  return issue === 'custom' || issue === 'too_big' ? 'amountTooHigh' : 'amountNeeded';
}
