import { bankLineStates, plainAmount, plainNumber, toPaise, type bankLines, type QueryOf } from '@deepam/contracts';
import { literalPattern } from '@deepam/platform';

type Choice = Pick<QueryOf<typeof bankLines>, 'state' | 'q' | 'utr' | 'from' | 'to'>;
type Condition = Record<string, unknown>;

export function lineFilter({ state, q, utr, from, to }: Choice): { fixed: Condition; ranges: Condition[] } {
  return {
    fixed: { direction: 'credit', ...ofState(state) },
    ranges: [
      ...(from === undefined ? [] : [{ date: { $gte: from } }]),
      ...(to === undefined ? [] : [{ date: { $lte: to } }]),
      ...(utr === undefined ? [] : [{ references: utr }]),
      ...(q === undefined || q === '' ? [] : [{ $or: sought(q) }]),
    ],
  };
}

function ofState(state: Choice['state']): Condition {
  if (state === 'reversed') return { reversedOn: { $exists: true } };
  if (state === 'to-match') return { state: { $in: bankLineStates.filter((one) => one !== 'matched') } };
  // Every state is named, so that the index returns the lines in the order of days.
  return { state: { $in: state === undefined ? bankLineStates : [state] } };
}

export function typedAmount(q: string): number | null {
  const amount = plainAmount(q);
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null;
}

function sought(q: string): Condition[] {
  const text = { $regex: literalPattern(q), $options: 'i' };
  const amount = typedAmount(q);
  return [
    { narration: text },
    { reference: text },
    { references: plainNumber(q).toUpperCase() },
    ...(amount === null ? [] : [{ amountPaise: toPaise(amount) }]),
  ];
}
