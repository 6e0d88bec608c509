import type { Product } from '@deepam/testing';

/** The keys of the archive are sealed by it. They belong to made-up people only. */
export const passphrase = 'the data of a release are made up';

export interface ReleaseRecord {
  /** The head is the first; all have the password of the tests. */
  readonly mobiles: readonly string[];
  readonly sums: Sums;
}

export interface Sums {
  readonly sales: number;
  readonly orders: number;
  readonly files: number;
  /** Paise by member. A hold that ends moves money within the sum. */
  readonly balances: Readonly<Record<string, number>>;
}

type Row = { readonly _id: string };
type Amounts = Readonly<Record<string, number | undefined>>;
interface BalanceRow extends Row {
  readonly commission?: Amounts;
  readonly earnings?: Amounts;
  readonly deposit?: number;
  readonly refund?: number;
  readonly company?: Amounts;
}

export async function sumsOf(test: Product): Promise<Sums> {
  const balances = await test.database('commission').collection<BalanceRow>('balances').find().toArray();
  return {
    sales: await test.database('network').collection('sales').countDocuments(),
    orders: await test.database('cotton-order').collection('orders').countDocuments(),
    files: await test.database('commission').collection('bank_files').countDocuments(),
    balances: Object.fromEntries(balances.map((row) => [row._id, sumOf(row)]).toSorted()) as Sums['balances'],
  };
}

function sumOf({ commission = {}, earnings = {}, company = {}, deposit = 0, refund = 0 }: BalanceRow): number {
  const amounts = [...Object.values(commission), ...Object.values(earnings), ...Object.values(company)];
  return amounts.reduce<number>((sum, amount = 0) => sum + amount, deposit + refund);
}
