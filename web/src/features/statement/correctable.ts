import { type StatementRow, correctPosting } from '@deepam/contracts';

type Kind = StatementRow['kind'];
const credits: readonly Kind[] = ['commission', 'making-charge', 'adjustment'];

export function correctable(rows: readonly StatementRow[]): ReadonlySet<string> {
  return new Set(rows.filter((row) => credits.includes(row.kind) && leftOf(row) > 0).map(({ _id }) => _id));
}

export const leftOf = ({ amount, left = amount }: StatementRow): number => left;

const { amount } = correctPosting.body!.shape;

export const correctionForm = (left: number) =>
  correctPosting.body!.pick({ reason: true }).extend({ amount: amount.unwrap().refine((typed) => typed <= left) });
