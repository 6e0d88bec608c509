import { stockAccounts, toKilograms, toRupees, type CsvColumn, type Paise, type StockAccount } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';
import type { Movement } from '../domain/movement.js';
import { sumsOf, type StockSums } from '../domain/stock-sums.js';

interface Row {
  /** Null in the last line. */
  readonly movement: Movement | null;
  readonly grams: Partial<StockSums>;
  readonly pricePaise: Paise | null;
}

const titles: Readonly<Record<StockAccount, string>> = {
  bought: 'Bought (kg)',
  sent: 'Sent for orders (kg)',
  kits: 'Sent in kits (kg)',
  wicks: 'Wicks back (kg)',
  lost: 'Lost (kg)',
};

const said =
  (field: 'kind' | 'supplier' | 'invoice' | 'reason' | 'orderId' | 'saleId' | 'correctsId' | '_id') =>
  ({ movement }: Row) =>
    movement && movement[field];

/** A column for each account, so that each has its total. */
export const movementColumns: readonly CsvColumn<Row>[] = [
  { title: 'Day', of: ({ movement }) => (movement === null ? 'Total' : movement.day) },
  { title: 'Kind', of: said('kind') },
  ...stockAccounts.map((account) => ({
    title: titles[account],
    of: ({ grams }: Row) => (grams[account] === undefined ? null : toKilograms(grams[account])),
  })),
  { title: 'Supplier', of: said('supplier') },
  { title: 'Invoice', of: said('invoice') },
  {
    title: 'Price',
    of: ({ pricePaise }) => (pricePaise === null ? null : toRupees(pricePaise)),
    isMoney: true,
  },
  { title: 'Reason', of: said('reason') },
  { title: 'Order', of: said('orderId') },
  { title: 'Sale', of: said('saleId') },
  { title: 'Takes back', of: said('correctsId') },
  { title: 'Movement', of: said('_id') },
  { title: 'Noted (IST)', of: ({ movement }) => movement && csvMoment(movement.recordedAt) },
];

/** The movements, and behind them what they come to. */
export async function* withTotal(movements: AsyncIterable<Movement>): AsyncGenerator<Row> {
  let grams = sumsOf([]);
  let pricePaise = 0;
  for await (const movement of movements) {
    const row = { movement, grams: { [movement.account]: movement.grams }, pricePaise: movement.pricePaise };
    grams = sumsOf([grams, row.grams]);
    pricePaise += row.pricePaise ?? 0;
    yield row;
  }
  yield { movement: null, grams, pricePaise };
}
