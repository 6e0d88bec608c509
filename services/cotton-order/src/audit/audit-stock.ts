import { stockAccounts, toGrams } from '@deepam/contracts';
import { readSnapshot } from '@deepam/platform';
import type { Connection, Model, Schema, ClientSession } from 'mongoose';
import { orderModel, orderSchema, type OrderDocument } from '../orders/persistence/order.schema.js';
import { balancesOf, sumsOf, type Balances, type StockSums } from '../stock/domain/stock-sums.js';
import {
  movementModel,
  movementSchema,
  stockSumModel,
  stockSumSchema,
  type StockSumDocument,
} from '../stock/movements.repository.js';
import { type Movement, sentKey, wicksBackKey } from '../stock/domain/movement.js';

const atOnce = 500;

interface Audited {
  readonly session: ClientSession;
  readonly movements: Model<Movement>;
  readonly sums: Model<StockSumDocument>;
  readonly orders: Model<OrderDocument>;
}

async function compareOrders({ orders, movements, session }: Audited, findings: string[]): Promise<void> {
  const expected = new Map<string, number>();
  let found = 0;
  const compare = async () => {
    const posted = await movements.find({ key: { $in: [...expected.keys()] } }, null, { session }).lean();
    found += posted.length;
    for (const { key, grams } of posted) {
      if (expected.get(key) !== grams) findings.push(`${key} is ${grams} g, its order says ${expected.get(key)} g`);
      expected.delete(key);
    }
    for (const key of expected.keys()) findings.push(`${key} is missing`);
    expected.clear();
  };
  const decided = orders.find({ status: 'Delivered' }, null, { session }).lean().cursor();
  for await (const { _id, quantityKg, returnStatus } of decided) {
    expected.set(sentKey(_id), toGrams(quantityKg));
    if (returnStatus === 'Approved') expected.set(wicksBackKey(_id), toGrams(quantityKg));
    if (expected.size >= atOnce) await compare();
  }
  await compare();
  const ofOrders = await movements.countDocuments({ kind: { $in: ['sent', 'wicks-back'] } }).session(session);
  if (ofOrders !== found) findings.push(`${ofOrders - found} movements belong to no such order`);
}

export interface StockReport {
  readonly movements: number;
  readonly balances: Balances;
  readonly findings: readonly string[];
}

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
