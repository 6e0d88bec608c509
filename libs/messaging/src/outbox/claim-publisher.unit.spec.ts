import { describe, expect, it } from '@jest/globals';
import { onReturned, unheardDelay } from './claim-publisher.js';

describe('an event that no queue is bound for', () => {
  const now = new Date('2026-01-08T00:00:00Z');

  it('an event without a queue is retried after growing delays of at most ten minutes', () => {
    const delays = [0, 1, 2, 9, 10, 1_000].map((returns) => onReturned(returns, now, now, () => 0));
    expect(delays.map((decision) => (decision.kind === 'again' ? decision.delayMs : 'never'))).toEqual([
      1_000, 2_000, 4_000, 512_000, 600_000, 600_000,
    ]);
  });

  it('an event without a queue is given up after seven days', () => {
    expect(onReturned(0, new Date('2026-01-01T00:00:00Z'), now).kind).toBe('again');
    expect(onReturned(0, new Date('2025-12-31T23:59:59Z'), now).kind).toBe('give-up');
  });
});

describe('an event that a service hears which has no queue', () => {
  it('an event of a listening service without a queue is retried forever, after growing delays of at most half a minute', () => {
    expect([0, 1, 2, 5, 1_000_000].map((returns) => unheardDelay(returns, () => 0))).toEqual([
      1_000, 2_000, 4_000, 30_000, 30_000,
    ]);
  });
});
