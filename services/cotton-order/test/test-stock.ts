import { cottonStock } from '@deepam/contracts';
import type { Connection } from 'mongoose';
import { getConnectionToken } from '@nestjs/mongoose';
import type { OrderDocument } from '../src/orders/persistence/order.schema.js';
import { auditStock } from '../src/audit/audit-stock.js';
import type { Movement } from '../src/stock/domain/movement.js';
import type { CottonTest } from './cotton-harness.js';

const places = ['store', 'members', 'kits', 'wicks', 'lost'] as const;

export function stockOf(cotton: () => CottonTest) {
  const audit = () => auditStock(cotton().service.app.get<Connection>(getConnectionToken(), { strict: false }));
  const stock = async () => (await cotton().service.call(cottonStock, {}, cotton().head)).body;
  const changes = async (work: () => Promise<unknown>) => {
    const before = await stock();
    await work();
    const after = await stock();
    const changed = places.map((place) => [place, Math.round((after[place] - before[place]) * 1000) / 1000] as const);
    return Object.fromEntries(changed.filter(([, kg]) => kg !== 0));
  };
  const movements = (filter: Partial<Movement>) =>
    cotton().service.db.collection<Movement>('stock_movements').find(filter).toArray();
  const orders = () => cotton().service.db.collection<OrderDocument>('orders');
  return { audit, stock, changes, movements, orders };
}
