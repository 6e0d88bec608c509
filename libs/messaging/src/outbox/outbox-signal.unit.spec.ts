import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { ClientSession } from 'mongoose';
import { OutboxSignal } from './outbox-signal.js';

const aSession = () => new EventEmitter() as unknown as ClientSession;

describe('the hint to the relay', () => {
  it('comes once when a session is over, however many rows it wrote, and not before', () => {
    const signal = new OutboxSignal();
    let notified = 0;
    signal.subscribe(() => notified++);
    const [one, other] = [aSession(), aSession()];
    signal.notifyAfterCommit(one);
    signal.notifyAfterCommit(one);
    signal.notifyAfterCommit(other);
    expect(notified).toBe(0);
    one.emit('ended', one);
    expect(notified).toBe(1);
    other.emit('ended', other);
    expect(notified).toBe(2);
  });

  it('goes nowhere before the relay listens', () => {
    const signal = new OutboxSignal();
    const session = aSession();
    signal.notifyAfterCommit(session);
    expect(() => session.emit('ended', session)).not.toThrow();
  });
});
