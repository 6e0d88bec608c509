import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import type { ClientSession } from 'mongoose';
import { MemberLocks } from './member-locks.js';

const session = () => new EventEmitter() as unknown as ClientSession;
const end = (one: ClientSession) => one.emit('ended', one);
const settled = () => new Promise((resolve) => setImmediate(resolve));
const conflict = expect.objectContaining({ errorLabels: ['TransientTransactionError'] });

function wait(locks: MemberLocks, one: ClientSession, memberIds: string[]): { isGranted: boolean } {
  expect(() => locks.acquire(one, memberIds)).toThrow(conflict);
  const watched = { isGranted: false };
  void locks.whenAcquired(one).then(() => (watched.isGranted = true));
  return watched;
}

it('transactions with other members need no lock', async () => {
  const locks = new MemberLocks();
  const firstSession = session();
  locks.acquire(firstSession, ['a', 'b']);
  locks.acquire(session(), ['c']);
  await locks.whenAcquired(firstSession);
});

it('member locks make the second transaction restart, wait for the end of the first, and then begin at once', async () => {
  const locks = new MemberLocks();
  const [first, second] = [session(), session()];
  locks.acquire(first, ['a']);
  const waiting = wait(locks, second, ['a', 'b']);
  await settled();
  expect(waiting.isGranted).toBe(false);
  end(first);
  await settled();
  expect(waiting.isGranted).toBe(true);
  locks.acquire(second, ['a', 'b']);
});

it('locks are granted in the order of requests, so that every session gets its turn', async () => {
  const locks = new MemberLocks();
  const [holder, both, single] = [session(), session(), session()];
  locks.acquire(holder, ['a']);
  const early = wait(locks, both, ['a', 'b']);
  // b is free, but the earlier session wants it too.
  const late = wait(locks, single, ['b']);
  end(holder);
  await settled();
  expect([early.isGranted, late.isGranted]).toEqual([true, false]);
  end(both);
  await settled();
  expect(late.isGranted).toBe(true);
});

it('a session that gave up waiting keeps no lock', async () => {
  const locks = new MemberLocks();
  const [holder, lost, next] = [session(), session(), session()];
  locks.acquire(holder, ['a']);
  const given = wait(locks, lost, ['a']);
  end(lost);
  await settled();
  expect(given.isGranted).toBe(true);
  end(holder);
  locks.acquire(next, ['a']);
});

it('all locks are requested at once: a later request is a programming error', () => {
  const locks = new MemberLocks();
  const firstSession = session();
  locks.acquire(firstSession, ['a', 'b']);
  locks.acquire(firstSession, ['b']);
  expect(() => locks.acquire(firstSession, ['b', 'c'])).toThrow('asks for other members than those it holds');
  expect(() => locks.acquire(session(), ['a'])).toThrow(conflict);
});

it('a repeated transaction may request other locks', async () => {
  const locks = new MemberLocks();
  const firstSession = session();
  locks.acquire(firstSession, ['a']);
  await locks.whenAcquired(firstSession);
  locks.acquire(firstSession, ['b']);
  locks.acquire(session(), ['a']);
});
