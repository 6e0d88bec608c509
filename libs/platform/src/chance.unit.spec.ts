import { expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { objectId } from './chance.js';

it('the driver reads the second of an id, and each id is unique', () => {
  const ids = Array.from({ length: 1_000 }, objectId);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  const age = Date.now() - new Types.ObjectId(ids[0]).getTimestamp().getTime();
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(5_000);
});

it('an id contains the process between second and counter', () => {
  const [one, other] = [objectId(), objectId()];
  expect(one.slice(8, 18)).toBe(other.slice(8, 18));
  expect(Number.parseInt(other.slice(18), 16)).toBe((Number.parseInt(one.slice(18), 16) + 1) % 2 ** 24);
});
