import { describe, expect, it } from '@jest/globals';
import { actionsOf, mayRequestReturn } from './order-actions.js';

describe("the head's actions for a cotton order", () => {
  it('approve and reject are available while it is requested', () => {
    expect(actionsOf({ status: 'Requested', depositReturnStatus: null, sentAt: null })).toEqual(['approve', 'reject']);
  });

  it('send and deliver are available once it is approved, and deliver or correct the parcel once it is sent', () => {
    expect(actionsOf({ status: 'Approved', depositReturnStatus: null, sentAt: null })).toEqual(['deliver', 'send']);
    const sentAt = '2026-01-07T06:00:00.000Z';
    expect(actionsOf({ status: 'Approved', depositReturnStatus: null, sentAt })).toEqual(['deliver', 'correctParcel']);
  });

  it('no action is available once it is rejected, or delivered without a return', () => {
    expect(actionsOf({ status: 'Rejected', depositReturnStatus: null, sentAt: null })).toEqual([]);
    expect(actionsOf({ status: 'Delivered', depositReturnStatus: null, sentAt: null })).toEqual([]);
  });

  it('the return can be decided only while it is requested', () => {
    expect(actionsOf({ status: 'Delivered', depositReturnStatus: 'Requested', sentAt: null })).toEqual([
      'processReturn',
    ]);
    expect(actionsOf({ status: 'Delivered', depositReturnStatus: 'Approved', sentAt: null })).toEqual([]);
  });
});

describe('a deposit return', () => {
  it('a return can be requested once, for a delivered order', () => {
    expect(mayRequestReturn({ status: 'Delivered', depositReturnRequested: false })).toBe(true);
    expect(mayRequestReturn({ status: 'Delivered', depositReturnRequested: true })).toBe(false);
    expect(mayRequestReturn({ status: 'Approved', depositReturnRequested: false })).toBe(false);
  });
});
