import type { ServiceName } from '@deepam/contracts';
import { poll, type Product } from '@deepam/testing';

export async function settledEvents(test: Product, service: ServiceName): Promise<void> {
  const outbox = test.database(service).collection('outbox');
  await poll(async () => (await outbox.countDocuments({ publishedAt: null })) === 0);
}
