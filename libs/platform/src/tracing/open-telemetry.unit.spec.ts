import { expect, it } from '@jest/globals';
import { randomHex } from './open-telemetry.js';

it('random ids never repeat, and have the requested length', () => {
  const ids = Array.from({ length: 2_000 }, (_, at) => randomHex(at % 2 === 0 ? 16 : 8));
  // Overlapping ids would begin or end alike.
  expect(new Set(ids.map((id) => id.slice(0, 16))).size).toBe(ids.length);
  expect(new Set(ids.map((id) => id.slice(-16))).size).toBe(ids.length);
  expect(ids.every((id, at) => (at % 2 === 0 ? /^[0-9a-f]{32}$/ : /^[0-9a-f]{16}$/).test(id))).toBe(true);
});
