import { memberApproved } from '@deepam/contracts';
import { sealEvent } from '@deepam/messaging';
import type { Product } from '@deepam/testing';
import type { OutboxRow } from '../../../libs/messaging/src/outbox/outbox.schema.js';
import { memberIdAt } from '../../../services/network/bench/grow-tree.js';
import { insertAll } from '../planted/batches.js';

/** Seconds for which the database keeps a snapshot; the ten of our own servers are too short for a large audit. */
const readable = 3_600;

/** An operator sets this before an audit of a large ledger. */
export async function keepMomentsReadable({ database }: Product): Promise<void> {
  await database('commission').admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: readable });
}

/** The audit of the ledger by itself. @returns milliseconds @throws Error when it finds anything */
export async function auditing(product: Product): Promise<number> {
  const began = performance.now();
  const { code, output } = await product.command(
    'commission',
    product.system.program('commission', 'audit'),
    '--ledger-only',
  );
  if (code !== 0) throw new Error(`The audit of the planted ledger failed: ${output}`);
  return performance.now() - began;
}

/** Rebuilds commission's projection of members from events. @returns milliseconds */
export async function rebuilding(product: Product): Promise<number> {
  const began = performance.now();
  const program = product.system.program('commission', 'rebuild-projection');
  const { code, output } = await product.command('commission', program, 'members');
  if (code !== 0) throw new Error(`The projection could not be made again: ${output}`);
  return performance.now() - began;
}

export async function plantEvents({ database }: Product, count: number, before: number): Promise<void> {
  const at = new Date(Date.now() - 30 * 86_400_000);
  function* rows(): Generator<OutboxRow> {
    for (let place = before + 1; place <= count; place += 1) {
      const _id = `65f2${place.toString(16).padStart(20, '0')}`;
      const data = { memberId: memberIdAt(place), name: `Member`, approvedAt: at.toISOString() };
      const envelope = sealEvent(memberApproved, data, {
        id: _id,
        occurredAt: at,
        correlationId: _id,
        causationId: null,
      });
      yield { _id, routingKey: memberApproved.routingKey, envelope, createdAt: at, publishedAt: at };
    }
  }
  await insertAll(database('network').collection<OutboxRow>('outbox'), rows());
}
