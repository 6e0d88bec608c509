import { listenersOf } from '@deepam/contracts';
import type { mongo } from 'mongoose';
import type { HandledEvent } from '../deduplication/handled-event.schema.js';
import { consumerDefaults } from '../messaging.options.js';
import type { OutboxRow } from '../outbox/outbox.schema.js';

const batch = 1_000;
const day = 86_400_000;

type Row = Pick<OutboxRow, '_id' | 'routingKey'>;

/**
 * The broker is not part of a backup: events that were published before the backup and were still queued or dead are
 * published again. A consumer that has handled one knows it by its inbox, which is of the same snapshot. The time of
 * publication counts, because an event may have waited long for a queue.
 * @param times `at` is the time of the backup: inboxes remember this many days before it. Both use the clock of the
 * database server: a clock that is a month ahead would find nothing, or delay the events by a month
 * @returns the number of events of this service
 */
export async function makeDueAgain(
  outbox: mongo.Collection<OutboxRow>,
  inboxOf: (service: string) => mongo.Collection<HandledEvent>,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<number> {
  const since = new Date(at.getTime() - (consumerDefaults.inboxKeepDays - 1) * day);
  const published = { publishedAt: { $gte: since }, unroutable: { $exists: false } };
  let count = 0;
  let rows: Row[] = [];
  const settle = async () => {
    const due = await unhandledAmong(rows, inboxOf);
    rows = [];
    if (due.length === 0) return;
    const again = { $set: { availableAt: now }, $unset: { publishedAt: 1, claimedBy: 1 } } as const;
    count += (await outbox.updateMany({ _id: { $in: due } }, again)).modifiedCount;
  };
  for await (const row of outbox.find(published, { projection: { routingKey: 1 } })) {
    rows.push(row);
    if (rows.length === batch) await settle();
  }
  await settle();
  return count;
}

async function unhandledAmong(
  rows: readonly Row[],
  inboxOf: (service: string) => mongo.Collection<HandledEvent>,
): Promise<string[]> {
  const expected = new Map<string, Row[]>();
  for (const row of rows) {
    for (const service of listenersOf(row.routingKey)) expected.set(service, [...(expected.get(service) ?? []), row]);
  }
  const due = new Set<string>();
  for (const [service, heard] of expected) {
    const ids = heard.map(({ _id }) => `${service}:${_id}`);
    const found = await inboxOf(service)
      .find({ _id: { $in: ids } }, { projection: { _id: 1 } })
      .toArray();
    const handled = new Set(found.map(({ _id }) => _id));
    for (const { _id } of heard) if (!handled.has(`${service}:${_id}`)) due.add(_id);
  }
  return [...due];
}
