import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { PlatformOptions } from '../platform-options.js';
import { Metrics } from './metrics.js';

let metrics: Metrics;
beforeEach(() => {
  metrics = new Metrics({ name: 'network' } as PlatformOptions);
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('slow metrics are left out, and are read once at a time', async () => {
  let asked = 0;
  let answer: (number: number) => void = () => undefined;
  metrics.gauge('hanging', 'Of a broker that takes nothing', () => {
    asked += 1;
    return new Promise<number>((resolve) => (answer = resolve));
  });
  metrics.gauges('hanging_too', 'One for each queue', 'queue', () => new Promise(() => undefined));
  metrics.gauge('failing', 'Of a database that is away', () => Promise.reject(new Error('no database')));
  metrics.gauge('known', 'Of the process itself', () => 7);
  const read = async () => {
    const text = metrics.registry.metrics();
    await jest.advanceTimersByTimeAsync(2_000);
    return text;
  };
  for (const text of [await read(), await read()]) {
    expect(text).toContain('known{service="network"} 7');
    expect(text).toContain('hanging{service="network"} Nan');
    expect(text).toContain('failing{service="network"} Nan');
    expect(text).not.toContain('hanging_too{');
  }
  expect(asked).toBe(1);
  answer(3);
  await jest.advanceTimersByTimeAsync(0);
  const text = read();
  await jest.advanceTimersByTimeAsync(0);
  answer(4);
  expect(await text).toContain('hanging{service="network"} 4');
});
