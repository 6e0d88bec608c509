import { addCottonLoss, addCottonPurchase, cottonMovements, indianDay } from '@deepam/contracts';
import { type StorefrontClient, settled, type Session } from '@deepam/api-client';

export async function noteStock(api: StorefrontClient, { token }: Session): Promise<void> {
  const present = await settled(() => api.call(cottonMovements, { token, query: { account: 'bought', limit: 1 } }));
  if (present.length > 0) return;
  const day = indianDay(new Date());
  const purchase = { kg: 60, day, supplier: 'Khandesh Ginning Mill', invoice: 'KG/114', price: 9_000 };
  await api.call(addCottonPurchase, { token, body: purchase });
  await api.call(addCottonLoss, { token, body: { kind: 'lost', kg: 0.75, day, reason: 'Damp in the rains' } });
}
