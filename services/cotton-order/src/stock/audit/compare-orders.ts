import { toGrams } from '@deepam/contracts';
import type { ClientSession, Model } from 'mongoose';
import type { OrderDocument } from '../../orders/persistence/order.schema.js';
import { type Movement, sentKey, wicksBackKey } from '../domain/movement.js';
import type { StockSumDocument } from '../persistence/stock-sum.schema.js';

const atOnce = 500;

export interface Audited {
  readonly session: ClientSession;
  readonly movements: Model<Movement>;
  readonly sums: Model<StockSumDocument>;
  readonly orders: Model<OrderDocument>;
}

export async function compareOrders({ orders, movements, session }: Audited, findings: string[]): Promise<void> {
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
