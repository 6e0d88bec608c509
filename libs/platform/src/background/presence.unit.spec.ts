import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Presence } from './presence.js';

const minute = 60_000;

describe('presence', () => {
  let presence: Presence;
  beforeEach(() => {
    jest.useFakeTimers();
    presence = new Presence();
  });
  afterEach(() => void jest.useRealTimers());

  it('lasts for a minute after each call, and after the start', () => {
    jest.advanceTimersByTime(minute - 1);
    expect(presence.isSomebodyThere).toBe(true);
    expect(presence.note()).toBeUndefined();
    jest.advanceTimersByTime(minute - 1);
    expect(presence.isSomebodyThere).toBe(true);
    jest.advanceTimersByTime(1);
    expect(presence.isSomebodyThere).toBe(false);
  });

  it('polling is rare without users, and never in step with other processes', () => {
    expect(presence.pauseFor(500)).toBe(500);
    presence.leave();
    const pauses = Array.from({ length: 20 }, () => presence.pauseFor(500));
    for (const pause of pauses) {
      expect(pause).toBeGreaterThanOrEqual(minute / 2);
      expect(pause).toBeLessThanOrEqual(minute);
    }
    expect(new Set(pauses).size).toBe(20);
    expect(presence.pauseFor(2 * minute)).toBe(2 * minute);
  });

  it('makes the first calls after a while wait until everything was looked at, and no later one', async () => {
    let looked: () => void = () => undefined;
    let looks = 0;
    presence.whenBack(() => {
      looks += 1;
      return new Promise<void>((resolve) => (looked = resolve));
    });
    const end = presence.whenBack(() => (looks += 100));
    end();
    presence.leave();
    const waiting = [presence.note(), presence.note()];
    let goneOn = 0;
    for (const call of waiting) void call?.then(() => (goneOn += 1));
    await jest.advanceTimersByTimeAsync(500);
    expect([looks, goneOn]).toEqual([1, 0]);
    looked();
    await jest.advanceTimersByTimeAsync(0);
    expect(goneOn).toBe(2);
    expect(presence.note()).toBeUndefined();
  });

  it('calls continue after a second if a look hangs, and after a failed look', async () => {
    presence.whenBack(() => new Promise(() => undefined));
    presence.whenBack(() => {
      throw new Error('away');
    });
    presence.leave();
    let hasGoneOn = false;
    void presence.note()?.then(() => (hasGoneOn = true));
    await jest.advanceTimersByTimeAsync(999);
    expect(hasGoneOn).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(hasGoneOn).toBe(true);
  });
});
