import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ActivityMonitor } from './activity-monitor.js';

const minute = 60_000;

describe('the activity monitor', () => {
  let activityMonitor: ActivityMonitor;
  beforeEach(() => {
    jest.useFakeTimers();
    activityMonitor = new ActivityMonitor();
  });
  afterEach(() => void jest.useRealTimers());

  it('lasts for a minute after each call, and after the start', () => {
    jest.advanceTimersByTime(minute - 1);
    expect(activityMonitor.isActive).toBe(true);
    expect(activityMonitor.recordActivity()).toBeUndefined();
    jest.advanceTimersByTime(minute - 1);
    expect(activityMonitor.isActive).toBe(true);
    jest.advanceTimersByTime(1);
    expect(activityMonitor.isActive).toBe(false);
  });

  it('polling is rare without users, and never in step with other processes', () => {
    expect(activityMonitor.pauseFor(500)).toBe(500);
    activityMonitor.simulateIdle();
    const pauses = Array.from({ length: 20 }, () => activityMonitor.pauseFor(500));
    for (const pause of pauses) {
      expect(pause).toBeGreaterThanOrEqual(minute / 2);
      expect(pause).toBeLessThanOrEqual(minute);
    }
    expect(new Set(pauses).size).toBe(20);
    expect(activityMonitor.pauseFor(2 * minute)).toBe(2 * minute);
  });

  it('makes the first calls after a while wait until everything was looked at, and no later one', async () => {
    let looked: () => void = () => undefined;
    let looks = 0;
    activityMonitor.onReturn(() => {
      looks += 1;
      return new Promise<void>((resolve) => (looked = resolve));
    });
    const end = activityMonitor.onReturn(() => (looks += 100));
    end();
    activityMonitor.simulateIdle();
    const waiting = [activityMonitor.recordActivity(), activityMonitor.recordActivity()];
    let goneOn = 0;
    for (const call of waiting) void call?.then(() => (goneOn += 1));
    await jest.advanceTimersByTimeAsync(500);
    expect([looks, goneOn]).toEqual([1, 0]);
    looked();
    await jest.advanceTimersByTimeAsync(0);
    expect(goneOn).toBe(2);
    expect(activityMonitor.recordActivity()).toBeUndefined();
  });

  it('calls continue after a second if a look hangs, and after a failed look', async () => {
    activityMonitor.onReturn(() => new Promise(() => undefined));
    activityMonitor.onReturn(() => {
      throw new Error('away');
    });
    activityMonitor.simulateIdle();
    let hasGoneOn = false;
    void activityMonitor.recordActivity()?.then(() => (hasGoneOn = true));
    await jest.advanceTimersByTimeAsync(999);
    expect(hasGoneOn).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(hasGoneOn).toBe(true);
  });
});
