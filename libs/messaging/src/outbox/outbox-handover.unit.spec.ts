import { describe, expect, it } from '@jest/globals';
import { OutboxHandover } from './outbox-handover.js';
import type { OutboxRow } from './outbox.schema.js';

const rows = [{ _id: 'a row' }] as unknown as OutboxRow[];
const lease = { claimedBy: 'the relay', availableAt: new Date() };

describe('rows from a commit to the relay of the process', () => {
  it('are taken where they bear its lease; of others it is told that they are there', () => {
    const handover = new OutboxHandover();
    const seen: unknown[] = [];
    handover.subscribe({
      lease: () => lease,
      take: (taken) => void seen.push(taken),
      look: () => void seen.push('look'),
    });
    expect(handover.lease()).toBe(lease);
    handover.give(rows, lease);
    handover.give(rows, null);
    expect(seen).toEqual([rows, 'look']);
  });

  it('are due for any relay where none runs here', () => {
    const handover = new OutboxHandover();
    expect(handover.lease()).toBeNull();
    expect(() => handover.give(rows, null)).not.toThrow();
  });
});
