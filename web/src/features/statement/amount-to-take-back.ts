import { correctPosting } from '@deepam/contracts';

const { amount } = correctPosting.body!.shape;

export const correctionForm = (left: number) =>
  correctPosting.body!.pick({ reason: true }).extend({ amount: amount.unwrap().refine((typed) => typed <= left) });
