import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { ClientSession } from 'mongoose';
import { OutboxBell } from './outbox-bell.js';

const aSession = () => new EventEmitter() as unknown as ClientSession;

describe('the hint to the relay', () => {
  it('comes once when a session is over, however many rows it wrote, and not before', () => {
    const bell = new OutboxBell();
    let rings = 0;
    bell.answer(() => rings++);
    const [one, other] = [aSession(), aSession()];
    bell.ringAfter(one);
    bell.ringAfter(one);
    bell.ringAfter(other);
    expect(rings).toBe(0);
    one.emit('ended', one);
    expect(rings).toBe(1);
    other.emit('ended', other);
    expect(rings).toBe(2);
  });

  it('goes nowhere before the relay listens', () => {
    const bell = new OutboxBell();
    const session = aSession();
    bell.ringAfter(session);
    expect(() => session.emit('ended', session)).not.toThrow();
  });
});
