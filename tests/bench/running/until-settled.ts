import { poll, type Product } from '@deepam/testing';

/** Milliseconds in which nothing more has happened: longer than a hop from one service to the next. */
const quietMs = 400;
const services = ['identity', 'network', 'cotton-order', 'commission', 'notification'] as const;

/** Waits until all services have handled all events: the counts come from metadata, which are nearly free. */
export async function untilSettled(product: Product): Promise<void> {
  let last = '';
  await poll(
    async () => {
      const before = last;
      last = (await Promise.all(services.map((name) => sizesOf(product, name)))).join();
      return last === before && (await allPublished(product));
    },
    { timeout: 120_000, interval: quietMs },
  );
}

const sizesOf = async (product: Product, service: (typeof services)[number]): Promise<number[]> =>
  Promise.all(
    ['inbox', 'outbox', 'notifications'].map((name) =>
      product.database(service).collection(name).estimatedDocumentCount(),
    ),
  );

async function allPublished(product: Product): Promise<boolean> {
  const waiting = await Promise.all(
    services.map((name) =>
      product
        .database(name)
        .collection('outbox')
        .findOne({ availableAt: { $exists: true } }),
    ),
  );
  return waiting.every((row) => row === null);
}
