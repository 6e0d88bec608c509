import { correctPosting } from '@deepam/contracts';

const { amount } = correctPosting.body!.shape;

/** Why, and how many rupees of the `left` ones. */
export const correctionForm = (left: number) =>
  correctPosting.body!.pick({ reason: true }).extend({ amount: amount.unwrap().refine((typed) => typed <= left) });
