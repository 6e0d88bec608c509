import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Column } from './columns.js';

const cardRem = 42.5;

interface Shape {
  readonly isFolded: boolean;
  /** Columns with these keys have no room on the screen; the printed page shows them. */
  readonly dropped: readonly string[];
  /** The other columns need more room than there is, so their texts wrap. */
  readonly isTight: boolean;
}

const whole: Shape = { isFolded: false, dropped: [], isTight: false };
const isSame = (one: Shape, other: Shape): boolean => JSON.stringify(one) === JSON.stringify(other);

const canFold = <Row>(columns: readonly Column<Row>[]): boolean => columns.some(({ isBrief: brief }) => brief);

/** Only columns with `fromRem` are dropped: facts and buttons stay, and scroll below the name if they must. */
function inDropOrder<Row>(columns: readonly Column<Row>[]): string[] {
  const rank = ({ fromRem }: Column<Row>) => fromRem ?? 0;
  return columns
    .filter((column) => rank(column) > 0)
    .toReversed()
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ key }) => key);
}

/** The table is measured, because the words of another language or larger text need another width. */
function tableFor<Row>(wrap: HTMLElement, columns: readonly Column<Row>[]): Shape {
  const table = wrap.querySelector('table');
  if (table === null) return whole;
  wrap.dataset['measured'] = '';
  let missing = table.offsetWidth - wrap.clientWidth;
  const widths = new Map(
    [...table.querySelectorAll<HTMLElement>('th[data-column]')].map((head) => [
      head.dataset['column'],
      head.offsetWidth,
    ]),
  );
  delete wrap.dataset['measured'];
  const dropped: string[] = [];
  for (const key of inDropOrder(columns)) {
    if (missing <= 0) break;
    dropped.push(key);
    missing -= widths.get(key) ?? 0;
  }
  return { isFolded: false, dropped, isTight: missing > 0 };
}

function shapeOf<Row>(wrap: HTMLElement, columns: readonly Column<Row>[]): Shape {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const fold = parseFloat(getComputedStyle(wrap).getPropertyValue('--table-fold'));
  if (Number.isNaN(fold)) return { ...whole, isFolded: canFold(columns) && wrap.clientWidth < cardRem * rem };
  if (wrap.clientWidth < fold * rem) return { ...whole, isFolded: true };
  return tableFor(wrap, columns);
}

/** The shape depends on the room of the table; a printed table is always whole. */
export function useTableShape<Row>(
  wrap: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Shape {
  const [shape, setShape] = useState(whole);
  const isOnPaper = useRef(false);
  const read = useEffectEvent(() => (isOnPaper.current ? whole : shapeOf(wrap.current!, columns)));
  const words = columns.map(({ header }) => header).join();
  // Rows that were folded have no columns to measure: the table is measured again when it is unfolded.
  useLayoutEffect(() => {
    const measure = () => {
      const next = read();
      setShape((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(wrap.current!);
    // The browser prints the sheet as soon as this listener returns.
    const onPaper = (isPrinted: boolean) => () => {
      isOnPaper.current = isPrinted;
      flushSync(measure);
    };
    const [unfold, fold] = [onPaper(true), onPaper(false)];
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, [wrap, rows, words, shape.isFolded]);
  return shape;
}
