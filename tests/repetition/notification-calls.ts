import {
  broadcast,
  markAllRead,
  markRead,
  setNotificationPreferences,
  subscribePush,
  unsubscribePush,
} from '@deepam/contracts';
import { missingId } from '../access/scene.js';
import { pushSubscription } from '../world/push-subscription.js';
import { countIn, repeated, withBody, type RepeatedCall } from './repeated-call.js';

export const notificationCalls: readonly RepeatedCall[] = [
  repeated(markRead, {
    as: 'Gold',
    input: async ({ cast, have }) => ({ params: { id: await have.notification(cast.people.Gold) } }),
    effects: null,
    other: (input) => ({ ...input, params: { id: missingId } }),
  }),
  repeated(markAllRead, { as: 'Gold', input: () => ({}), effects: null, other: null }),
  repeated(setNotificationPreferences, {
    as: 'Gold',
    input: () => ({ body: { preferences: [{ kind: 'broadcast', push: false }] } }),
    effects: null,
    other: withBody({ preferences: [] }),
  }),
  repeated(subscribePush, {
    as: 'Gold',
    input: () => ({ body: pushSubscription() }),
    effects: countIn('notification', 'push_subscriptions'),
    other: () => ({ body: pushSubscription() }),
  }),
  repeated(unsubscribePush, {
    as: 'Gold',
    input: async ({ cast, have }) => ({ query: { endpoint: await have.pushSubscription(cast.people.Gold) } }),
    effects: countIn('notification', 'push_subscriptions'),
    by: -1,
    other: (input) => ({ ...input, query: { endpoint: 'https://push.example.com/another' } }),
  }),
  repeated(broadcast, {
    as: 'head',
    input: () => ({ body: { title: 'Diwali', body: 'The office is closed.' } }),
    effects: countIn('notification', 'broadcasts'),
    other: withBody({ title: 'Holi' }),
  }),
];
