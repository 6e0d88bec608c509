import type { ServiceName } from '@deepam/contracts';
import type { Product } from '@deepam/testing';

const services: ServiceName[] = ['identity', 'network', 'cotton-order', 'commission', 'notification'];

export async function keepers(test: Product, texts: readonly string[]): Promise<string[]> {
  const wanted = texts.map((text) => text.toLowerCase());
  const found = new Set<string>();
  for (const service of services) {
    const database = test.database(service);
    for (const { name } of await database.listCollections({ type: 'collection' }).toArray()) {
      for await (const document of database.collection(name).find()) {
        const content = JSON.stringify(document).toLowerCase();
        if (wanted.some((text) => content.includes(text))) found.add(`${service}.${name}`);
      }
    }
  }
  return [...found].sort();
}
