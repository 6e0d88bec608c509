import { stockAccounts, toKilograms, toRupees, type CsvColumn, type StockAccount } from '@deepam/contracts';
import { csvMoment } from '@deepam/platform';
import type { Movement } from './domain/movement.js';

const titles: Readonly<Record<StockAccount, string>> = {
  bought: 'Bought (kg)',
  sent: 'Sent for orders (kg)',
  kits: 'Sent in kits (kg)',
  wicks: 'Wicks back (kg)',
  lost: 'Lost (kg)',
};

export const movementColumns: readonly CsvColumn<Movement>[] = [
  { title: 'Day', of: ({ day }) => day, isDate: true },
  { title: 'Kind', of: ({ kind }) => kind },
  ...stockAccounts.map((name) => ({
    title: titles[name],
    of: ({ account, grams }: Movement) => (account === name ? toKilograms(grams) : null),
    isSummed: true as const,
  })),
  { title: 'Supplier', of: ({ supplier }) => supplier },
  { title: 'Invoice', of: ({ invoice }) => invoice },
  { title: 'Price', of: ({ pricePaise }) => (pricePaise === null ? null : toRupees(pricePaise)), isMoney: true },
  { title: 'Reason', of: ({ reason }) => reason },
  { title: 'Order', of: ({ orderId }) => orderId },
  { title: 'Sale', of: ({ saleId }) => saleId },
  { title: 'Takes back', of: ({ correctsId }) => correctsId },
  { title: 'Movement', of: ({ _id }) => _id },
  { title: 'Noted (IST)', of: ({ recordedAt }) => csvMoment(recordedAt), isDate: true },
];
