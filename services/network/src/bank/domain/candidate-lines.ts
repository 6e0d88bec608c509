import { indianDay } from '@deepam/contracts';
import type { ExpectedPayment } from '../persistence/expected-payment.schema.js';
import { grouped } from './grouped.js';
import { nearDays } from './matching.js';

type Open = Pick<ExpectedPayment, 'utr' | 'txnids' | 'amountPaise' | 'requestedAt'>;
type Condition = Record<string, unknown>;

const dayMs = 86_400_000;

/**
 * The query reads only free credits that a rule could pair with these requests: by a common number, or by the amount
 * near its days. The alternatives each have an index, so tens of thousands of other credits are not read.
 */
export function candidateLineFilters(requests: readonly Open[]): Condition[] {
  const numbers = requests.flatMap(({ utr, txnids }) => [...(utr === null ? [] : [utr]), ...txnids]);
  const byAmount = grouped(requests, ({ amountPaise }) => [String(amountPaise)]);
  return [
    { references: { $in: [...new Set(numbers)] } },
    ...[...byAmount].map(([amountPaise, same]) => {
      const moments = same.map(({ requestedAt }) => requestedAt.getTime());
      return {
        amountPaise: Number(amountPaise),
        date: { $gte: day(Math.min(...moments), -1), $lte: day(Math.max(...moments), 1) },
      };
    }),
  ];
}

const day = (moment: number, side: 1 | -1): string => indianDay(new Date(moment + side * nearDays * dayMs));
