import { dateIn } from '../lines/parse-date.js';
import { headerWords, plain } from './header-words.js';
import { columns, isWhole, type Column, type DateStyle, type Layout, type Table } from './layout.js';

/** What the headers say. Null when they do not tell where amount and narration are. */
export function guessLayout({ header, rows }: Table): Layout | null {
  const headers = header.cells.map(plain);
  const taken = new Set<number>();
  const find = (column: Column): number | null => {
    for (const word of headerWords[column]) {
      const at = headers.findIndex((name, place) => name === word && !taken.has(place));
      if (at >= 0) {
        taken.add(at);
        return at;
      }
    }
    return null;
  };
  const found = Object.fromEntries(columns.map((column) => [column, find(column)])) as Record<Column, number | null>;
  const { date, narration, debit, credit } = found;
  if (date === null || narration === null) return null;
  const hasTwo = debit !== null && credit !== null;
  const amounts = hasTwo ? { amount: null, mark: null } : { debit: null, credit: null };
  const layout = {
    ...found,
    ...amounts,
    date,
    narration,
    dateStyle: styleOf(rows.map(({ cells }) => cells[date] ?? '')),
  };
  return isWhole(layout, headers.length) ? layout : null;
}

/** Indian banks write the day first; a file in which only the month first makes dates of all is the exception. */
function styleOf(dates: readonly string[]): DateStyle {
  const shown = dates.filter((date) => /\d/.test(date)).slice(0, 500);
  const understood = (style: DateStyle) => shown.filter((date) => dateIn(date, style) !== null).length;
  return understood('mdy') > understood('dmy') ? 'mdy' : 'dmy';
}
