import { useState } from 'react';
import { type KeysetPages, useLeaveEmptyPage } from '../../lib/use-keyset-pages.js';
import { steadyRows } from './steady-rows.js';

interface Fresh<Row> {
  readonly pages: KeysetPages;
  readonly rows: readonly Row[] | undefined;
  readonly isOld: boolean;
  readonly keyOf: (row: Row) => string;
}

export interface HeldRows {
  readonly count: number;
  readonly showRows: () => void;
}

/** No update moves a row under the pointer, and an emptied page is left. */
export function useSteadyRows<Row>({ pages, rows: fresh, isOld, keyOf }: Fresh<Row>) {
  const place = `${pages.list}|${pages.cursor ?? ''}`;
  const [shown, setShown] = useState<{ place: string; keys: readonly string[] }>({ place, keys: [] });
  useLeaveEmptyPage(pages, fresh?.length === 0 && !isOld);

  if (fresh === undefined || isOld) return { rows: fresh ?? [], held: noneHeld };
  const before = shown.place === place ? shown.keys : [];
  const { rows, held } = steadyRows(before, fresh, keyOf);
  const keys = rows.map(keyOf);
  if (shown.place !== place || keys.join() !== shown.keys.join()) setShown({ place, keys });
  return { rows, held: { count: held, showRows: () => setShown({ place, keys: [] }) } };
}

const noneHeld: HeldRows = { count: 0, showRows: () => undefined };
