import { expect, it } from '@jest/globals';
import { listNotifications } from './notification-endpoints.js';

it('a list of notifications with a kind of a newer release is read as a whole', () => {
  const row = {
    _id: '65f000000000000000000001',
    title: 'Lamp lit',
    body: 'Your lamp burns.',
    params: { oil: 1 },
    status: 'Unread',
    createdAt: '2026-11-26T06:30:00.000Z',
  };
  const read = listNotifications.response!.parse([
    { ...row, kind: 'plan-approved' },
    { ...row, kind: 'lamp-lit' },
  ]);
  expect(read).toEqual([
    { ...row, kind: 'plan-approved' },
    { ...row, kind: 'unknown' },
  ]);
});
