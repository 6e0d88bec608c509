import type { StatementRow } from '@deepam/contracts';

type Kind = StatementRow['kind'];
const credits: readonly Kind[] = ['commission', 'making-charge', 'adjustment'];

/** The credits of a page of which something is left that the head may take back. */
export function correctable(rows: readonly StatementRow[]): ReadonlySet<string> {
  return new Set(rows.filter((row) => credits.includes(row.kind) && leftOf(row) > 0).map(({ _id }) => _id));
}

/** In rupees. */
export const leftOf = ({ amount, left = amount }: StatementRow): number => left;
