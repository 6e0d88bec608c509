import { expect, it } from '@jest/globals';
import { cottonApproved } from './cotton-events.js';
import { planApproved } from './network-events.js';
import { givesWayFor } from './subscriptions.js';

it.each([
  ['by a clock that is ahead', -3_600_000, 100],
  ['just now', 0, 100],
  ['40 ms ago', 40, 60],
  ['100 ms ago', 100, 0],
  ['an hour ago', 3_600_000, 0],
])('a service waits for the rest of 100 ms when a plan was sold %s', (_when, age, left) => {
  expect(givesWayFor('notification', planApproved.routingKey, age)).toBe(left);
  expect(givesWayFor('commission', planApproved.routingKey, age)).toBe(0);
});

it('a service does not wait for an event without a first service, or an unknown one', () => {
  expect(givesWayFor('notification', cottonApproved.routingKey, 0)).toBe(0);
  expect(givesWayFor('notification', 'nobody.says-this', 0)).toBe(0);
});
