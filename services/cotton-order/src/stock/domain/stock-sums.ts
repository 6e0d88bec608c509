import { stockAccounts, type Grams, type StockAccount } from '@deepam/contracts';
import type { Movement } from './movement.js';

export type StockSums = Readonly<Record<StockAccount, Grams>>;

export interface Balances {
  readonly store: Grams;
  readonly members: Grams;
  readonly kits: Grams;
  readonly wicks: Grams;
  readonly lost: Grams;
}

export function sumsOf(parts: readonly Partial<StockSums>[]): StockSums {
  const sumOf = (account: StockAccount) => parts.reduce((sum, part) => sum + (part[account] ?? 0), 0);
  return Object.fromEntries(stockAccounts.map((account) => [account, sumOf(account)])) as Record<StockAccount, Grams>;
}

export const sumsOfMovements = (movements: readonly Pick<Movement, 'account' | 'grams'>[]): StockSums =>
  sumsOf(movements.map(({ account, grams }) => ({ [account]: grams })));

export const balancesOf = ({ bought, sent, kits, wicks, lost }: StockSums): Balances => ({
  store: bought - sent - kits - lost,
  members: sent - wicks,
  kits,
  wicks,
  lost,
});
