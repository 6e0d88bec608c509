import { stockAccounts } from '@deepam/contracts';
import { readSnapshot } from '@deepam/platform';
import type { Connection, Model, Schema } from 'mongoose';
import { orderModel, orderSchema } from '../../orders/persistence/order.schema.js';
import { balancesOf, sumsOf, type Balances, type StockSums } from '../domain/stock-sums.js';
import { movementModel, movementSchema } from '../persistence/movement.schema.js';
import { stockSumModel, stockSumSchema } from '../persistence/stock-sum.schema.js';
import { compareOrders, type Audited } from './compare-orders.js';

export interface StockReport {
  readonly movements: number;
  readonly balances: Balances;
  readonly findings: readonly string[];
}

/** All movements are summed again in one snapshot and compared with the stored sums and with the orders. */
export function auditStock(connection: Connection): Promise<StockReport> {
  return readSnapshot(connection, async (session) => {
    const model = <T>(name: string, schema: Schema<T>): Model<T> =>
      (connection.models[name] as Model<T> | undefined) ?? connection.model<T>(name, schema);
    const audited = {
      session,
      movements: model(movementModel, movementSchema),
      sums: model(stockSumModel, stockSumSchema),
      orders: model(orderModel, orderSchema),
    };
    const findings: string[] = [];
    const { count, added } = await addUp(audited, findings);
    const kept = sumsOf((await audited.sums.find().session(session).lean()).map(({ grams }) => grams));
    for (const account of stockAccounts) {
      if (kept[account] !== added[account])
        findings.push(`${account} is kept as ${kept[account]} g, its movements say ${added[account]} g`);
    }
    await compareOrders(audited, findings);
    return { movements: count, balances: balancesOf(added), findings };
  });
}

async function addUp(
  { movements, session }: Audited,
  findings: string[],
): Promise<{ count: number; added: StockSums }> {
  let added = sumsOf([]);
  let count = 0;
  for await (const { _id, account, grams, kind, correctsId } of movements.find().session(session).lean().cursor()) {
    count += 1;
    added = { ...added, [account]: added[account] + grams };
    if (kind !== 'correction') continue;
    const wrong = await movements.findById(correctsId).session(session).lean();
    if (wrong?.account !== account || wrong.grams !== -grams)
      findings.push(`The correction ${_id} does not take back what ${String(correctsId)} was`);
  }
  return { count, added };
}
