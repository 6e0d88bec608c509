import type { BankLayout } from '@deepam/contracts';

export type ChosenColumns = Record<Exclude<keyof BankLayout, 'dateStyle'>, string>;

const typed = (column: number | null | undefined): string =>
  column === null || column === undefined ? '' : String(column);

export const columnsOf = (layout: BankLayout | null): ChosenColumns => ({
  date: typed(layout?.date),
  narration: typed(layout?.narration),
  reference: typed(layout?.reference),
  debit: typed(layout?.debit),
  credit: typed(layout?.credit),
  amount: typed(layout?.amount),
  mark: typed(layout?.mark),
  balance: typed(layout?.balance),
  balanceMark: typed(layout?.balanceMark),
});

/** Null without date or narration; the server checks the rest. */
export function layoutOf(chosen: ChosenColumns, dateStyle: BankLayout['dateStyle']): BankLayout | null {
  const column = (text: string): number | null => (text === '' ? null : Number(text));
  const [date, narration] = [column(chosen.date), column(chosen.narration)];
  if (date === null || narration === null) return null;
  return {
    date,
    narration,
    reference: column(chosen.reference),
    debit: column(chosen.debit),
    credit: column(chosen.credit),
    amount: column(chosen.amount),
    mark: column(chosen.mark),
    balance: column(chosen.balance),
    balanceMark: column(chosen.balanceMark),
    dateStyle,
  };
}
