import type { StatementRow } from '@deepam/contracts';

type Kind = StatementRow['kind'];
const credits: readonly Kind[] = ['commission', 'making-charge', 'adjustment'];

/** The credits of a page that the head may take back: once each. What was taken back on another page, the server refuses. */
export function correctable(rows: readonly StatementRow[]): ReadonlySet<string> {
  const corrected = new Set(rows.map(({ correctsId }) => correctsId));
  return new Set(
    rows
      .filter(({ _id, kind, amount }) => credits.includes(kind) && amount > 0 && !corrected.has(_id))
      .map(({ _id }) => _id),
  );
}
