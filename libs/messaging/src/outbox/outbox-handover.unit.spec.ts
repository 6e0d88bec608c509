import { expect, it } from '@jest/globals';
import { OutboxHandover } from './outbox-handover.js';
import type { OutboxRow } from './outbox.schema.js';

const rows = [{ _id: 'a row' }] as unknown as OutboxRow[];
const lease = { claimedBy: 'the relay', availableAt: new Date() };

it('the relay takes rows with its lease, and is notified of other rows', () => {
  const handover = new OutboxHandover();
  const seen: unknown[] = [];
  handover.subscribe({
    lease: () => lease,
    takeRows: (taken) => void seen.push(taken),
    pollRows: () => void seen.push('look'),
  });
  expect(handover.lease()).toBe(lease);
  handover.give(rows, lease);
  handover.give(rows, null);
  expect(seen).toEqual([rows, 'look']);
});

it('rows are due for any relay without a relay in this process', () => {
  const handover = new OutboxHandover();
  expect(handover.lease()).toBeNull();
  expect(() => handover.give(rows, null)).not.toThrow();
});
