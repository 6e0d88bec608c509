import { describe, expect, it } from '@jest/globals';
import { listNotifications } from './notification-endpoints.js';

describe('a list of notifications', () => {
  it('is read whole where a newer release tells of a kind that is not known', () => {
    const row = {
      ...{ _id: '65f000000000000000000001', title: 'Lamp lit', body: 'Your lamp burns.', params: { oil: 1 } },
      ...{ status: 'Unread', createdAt: '2026-11-26T06:30:00.000Z' },
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
});
