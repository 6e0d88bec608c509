import { describe, expect, it } from '@jest/globals';
import { scaleOf, stacked } from './chart-scale.js';

describe('the axis of a chart', () => {
  it.each([
    [
      [0, 730],
      [0, 200, 400, 600, 800],
    ],
    [[1000], [0, 250, 500, 750, 1000]],
    [[0.5], [0, 0.2, 0.4, 0.6]],
    [
      [300, -100],
      [-100, 0, 100, 200, 300],
    ],
  ])('the axis of a chart over %j has the marks %j', (values, ticks) => {
    expect(scaleOf(values).ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
  });

  it('the axis exists without any value, too', () => {
    const { from, to } = scaleOf([0, 0]);
    expect(from).toBe(0);
    expect(to).toBeGreaterThan(0);
  });
});

describe('a bar of several parts', () => {
  it('a bar is stacked from zero', () => {
    expect(stacked([100, 50])).toEqual([
      { from: 0, to: 100 },
      { from: 100, to: 150 },
    ]);
  });

  it('reversed amounts are below zero', () => {
    expect(stacked([-30, 50, -5])).toEqual([
      { from: 0, to: -30 },
      { from: 0, to: 50 },
      { from: -30, to: -35 },
    ]);
  });
});
