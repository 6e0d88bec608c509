import { maxStatementReferences } from '@deepam/contracts';
import type { PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';

type Filed = Pick<PayoutBatchRowDocument, 'filedAt'>;

/** Between the files of one question, in milliseconds: lines are read since the first one, and one old file is not to have all read for all. */
const mostMs = 90 * 86_400_000;

/** As many as network is asked for at once, of files that were made not long after each other. */
export function pagesOf<R extends Filed>(rows: readonly R[]): readonly (readonly R[])[] {
  const pages: R[][] = [];
  for (const row of rows.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const page = pages.at(-1);
    const isFull = !page || page.length === maxStatementReferences || timeOf(row) - timeOf(page[0]!) > mostMs;
    if (isFull) pages.push([row]);
    else page.push(row);
  }
  return pages;
}

const timeOf = ({ filedAt }: Filed): number => filedAt!.getTime();
