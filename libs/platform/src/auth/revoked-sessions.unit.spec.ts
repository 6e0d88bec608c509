import { expect, it } from '@jest/globals';
import { keepRevocationsSeconds, RevokedSessions } from './revoked-sessions.js';

const kept = keepRevocationsSeconds * 1_000;

it('tokens below the highest reported version are rejected, whatever the order of the events', () => {
  const revoked = new RevokedSessions();
  revoked.add({ memberId: 'asha', sessionVersion: 3 });
  revoked.add({ memberId: 'asha', sessionVersion: 2 });
  expect([2, 3].map((version) => revoked.isRevoked({ memberId: 'asha', sessionVersion: version }))).toEqual([
    true,
    false,
  ]);
  expect(revoked.isRevoked({ memberId: 'bala', sessionVersion: 1 })).toBe(false);
});

it('sessions end one by one: other sessions of the member, and an equal id of another member, stay valid', () => {
  const revoked = new RevokedSessions();
  revoked.add({ memberId: 'asha', sessionVersion: 0, sessionId: 'phone' });
  const isRevoked = (memberId: string, sessionId?: string) =>
    revoked.isRevoked({ memberId, sessionVersion: 1, ...(sessionId !== undefined && { sessionId }) });
  expect([isRevoked('asha', 'phone'), isRevoked('asha', 'desk'), isRevoked('asha')]).toEqual([true, false, false]);
  expect(isRevoked('bala', 'phone')).toBe(false);
});

it('the end of all other sessions spares their initiator, from the version of its token on, until all end without it', () => {
  const token = (sessionId: string, sessionVersion: number) => ({ memberId: 'asha', sessionVersion, sessionId });
  const keeping = { memberId: 'asha', sessionVersion: 4, keeps: { sessionId: 'phone', fromVersion: 2 } };
  const before = { memberId: 'asha', sessionVersion: 3, keeps: { sessionId: 'desk', fromVersion: 2 } };
  for (const news of [
    [keeping, before],
    [before, keeping, before],
  ]) {
    const revoked = new RevokedSessions();
    for (const revocation of news) revoked.add(revocation);
    const tokens = [token('phone', 1), token('phone', 2), token('phone', 4), token('desk', 3), token('desk', 4)];
    expect(tokens.map((each) => revoked.isRevoked(each))).toEqual([true, false, false, true, false]);
    expect(tokens.map((each) => revoked.effectiveVersion(each))).toEqual([1, 4, 4, 3, 4]);
    revoked.add({ memberId: 'asha', sessionVersion: 5 });
    expect(revoked.isRevoked(token('phone', 4))).toBe(true);
  }
});

it('ended sessions are remembered for as long as a token can live after the latest event', () => {
  const revoked = new RevokedSessions();
  revoked.add({ memberId: 'asha', sessionVersion: 2 }, 0);
  revoked.add({ memberId: 'bala', sessionVersion: 2 }, 1);
  revoked.add({ memberId: 'asha', sessionVersion: 2 }, 2);
  revoked.add({ memberId: 'chitra', sessionVersion: 2 }, kept + 1);
  expect(revoked.size).toBe(2);
  expect(['asha', 'bala'].map((memberId) => revoked.isRevoked({ memberId, sessionVersion: 1 }))).toEqual([true, false]);
});

it('listeners are notified once of each ended session', () => {
  const sessions = new RevokedSessions();
  const ended: string[] = [];
  const stop = sessions.onEnded((memberId) => void ended.push(memberId));
  const phone = { memberId: 'asha', sessionVersion: 0, sessionId: 'phone' };
  for (const news of [phone, phone, { memberId: 'bala', sessionVersion: 2 }, { memberId: 'bala', sessionVersion: 1 }])
    sessions.add(news);
  expect(ended).toEqual(['asha', 'bala']);
  stop();
  sessions.add({ memberId: 'bala', sessionVersion: 3 });
  expect(ended).toHaveLength(2);
});
