import * as contracts from '@deepam/contracts';
import { consumedKeys, subscriptions, type EventDefinition } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { handledIn, servicesWithEvents } from './handled-events.js';

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'routingKey' in value;

it.each(servicesWithEvents)('the subscriptions are what %s has handlers for', (service) => {
  const heard = consumedKeys(service);
  const handled = handledIn(service);
  expect({
    'handled by @OnEvent, missing in subscriptions.ts': handled.filter((key) => !heard.includes(key)),
    'in subscriptions.ts, without a handler': heard.filter((key) => !handled.includes(key)),
  }).toEqual({
    'handled by @OnEvent, missing in subscriptions.ts': [],
    'in subscriptions.ts, without a handler': [],
  });
});

it('subscriptions and handlers cover every event of the contracts once', () => {
  const defined = Object.values<unknown>(contracts)
    .filter(isEvent)
    .map(({ routingKey }) => routingKey);
  expect(subscriptions.map(({ event }) => event.routingKey).sort()).toEqual(defined.sort());
});
