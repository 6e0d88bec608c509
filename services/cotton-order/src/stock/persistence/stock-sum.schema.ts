import { stockAccounts, type Grams, type StockAccount } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const stockSumModel = 'StockSum';

/** The sums are split into shards, since all deliveries would wait for a single document. */
export interface StockSumDocument {
  readonly _id: string;
  readonly grams: Partial<Readonly<Record<StockAccount, Grams>>>;
}

export const stockSumSchema = new Schema<StockSumDocument>(
  {
    _id: { type: String, required: true },
    grams: Object.fromEntries(stockAccounts.map((account) => [account, Number])),
  },
  { collection: 'stock_sums', versionKey: false },
);

const shards = 64;

export function shardOf(key: string): string {
  let hash = 0;
  for (const char of key) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return `stock-${String(hash % shards).padStart(2, '0')}`;
}
