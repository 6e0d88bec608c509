import { useState } from 'react';
import { type KeysetPages, useLeaveEmptyPage } from '../lib/use-keyset-pages.js';
import { steadyRows } from './steady-rows.js';

interface Fresh<Row> {
  readonly pages: KeysetPages;
  /** As they were fetched last; undefined before the first time. */
  readonly rows: readonly Row[] | undefined;
  /** Those of another page or choice, while the right ones are on their way. */
  readonly isOld: boolean;
  readonly keyOf: (row: Row) => string;
}

/** New rows above the ones on the screen; they wait until they are asked for. */
export interface HeldRows {
  readonly count: number;
  readonly show: () => void;
}

/** The rows of a page of a list where decisions are made: nothing moves what is under the pointer, and nobody is left on an empty page. */
export function useSteadyRows<Row>({ pages, rows: fresh, isOld, keyOf }: Fresh<Row>) {
  const place = `${pages.list}|${pages.cursor ?? ''}`;
  const [shown, setShown] = useState<{ place: string; keys: readonly string[] }>({ place, keys: [] });
  useLeaveEmptyPage(pages, fresh?.length === 0 && !isOld);

  if (fresh === undefined || isOld) return { rows: fresh ?? [], held: noneHeld };
  const before = shown.place === place ? shown.keys : [];
  const { rows, held } = steadyRows(before, fresh, keyOf);
  const keys = rows.map(keyOf);
  if (shown.place !== place || keys.join() !== shown.keys.join()) setShown({ place, keys });
  return { rows, held: { count: held, show: () => setShown({ place, keys: [] }) } };
}

const noneHeld: HeldRows = { count: 0, show: () => undefined };
