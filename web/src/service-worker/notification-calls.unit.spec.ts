import { markRead as markReadCall, pushKey, subscribePush, unsubscribePush } from '@deepam/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noteToken, presentToken } from './login-token.js';
import { markRead, paths, renewSubscription } from './notification-calls.js';

const fetched = jest.fn<typeof fetch>();
const answers = (...statuses: number[]) => {
  fetched.mockReset();
  for (const status of statuses) fetched.mockResolvedValueOnce(new Response('{"publicKey":"key"}', { status }));
};
const sent = () => fetched.mock.calls.map(([address, init]) => [init?.method, address, init?.body ?? null]);
const subscription = (endpoint: string) =>
  ({ endpoint, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) }) as unknown as PushSubscription;
const subscribe = jest.fn(async () => subscription('https://push.example/anew'));
const registration = { pushManager: { subscribe } } as unknown as ServiceWorkerRegistration;
const subscriptionBody = (endpoint: string) => JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
const noPages = { matchAll: async () => [] } as unknown as Clients;

beforeEach(() => {
  globalThis.fetch = fetched;
  noteToken('the-token');
});

describe('the calls of the worker', () => {
  it('the calls are those of the contracts', () => {
    expect(paths).toEqual({
      markRead: markReadCall.path,
      pushKey: pushKey.path,
      pushSubscriptions: subscribePush.path,
    });
    expect(unsubscribePush.path).toBe(paths.pushSubscriptions);
    expect([markReadCall.method, pushKey.method, subscribePush.method, unsubscribePush.method]).toEqual([
      'PUT',
      'GET',
      'POST',
      'DELETE',
    ]);
  });

  it('the calls of the worker mark a notification as read, and report if the server has accepted it', async () => {
    answers(200, 503);
    expect(await markRead('the-token', 'n1')).toBe(true);
    expect(sent()).toEqual([['PUT', '/api/notifications/mark-read/n1', null]]);
    expect(new Headers(fetched.mock.calls[0]![1]!.headers).get('authorization')).toBe('Bearer the-token');
    expect(await markRead('the-token', 'n1')).toBe(false);
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    expect(await markRead('the-token', 'n1')).toBe(false);
  });

  it('the calls of the worker forget a token that the server rejects', async () => {
    answers(401);
    await markRead('the-token', 'n1');
    expect(await presentToken(noPages)).toBeNull();
  });
});

describe('a subscription that the browser has changed', () => {
  it('the server gets the new subscription, and the old one is dropped', async () => {
    answers(201, 200);
    const change = {
      oldSubscription: subscription('https://push.example/old'),
      newSubscription: subscription('https://push.example/new'),
    };
    await renewSubscription('the-token', registration, change);
    expect(sent()).toEqual([
      ['POST', '/api/notifications/push-subscriptions', subscriptionBody('https://push.example/new')],
      ['DELETE', '/api/notifications/push-subscriptions?endpoint=https%3A%2F%2Fpush.example%2Fold', null],
    ]);
  });

  it('an ended subscription is renewed, and the old one is kept if the server rejects the new one', async () => {
    answers(200, 503);
    await renewSubscription('the-token', registration, {
      oldSubscription: subscription('https://push.example/old'),
      newSubscription: null,
    });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
    expect(sent().map(([method]) => method)).toEqual(['GET', 'POST']);
  });
});

describe('the token of the worker', () => {
  const page = (answer: unknown) =>
    ({ postMessage: (_: unknown, [port]: MessagePort[]) => port!.postMessage(answer) }) as unknown as Client;
  const open = (...pages: Client[]) => ({ matchAll: async () => pages }) as unknown as Clients;

  it('the worker uses the last token of a page', async () => {
    expect(await presentToken(open(page('another')))).toBe('the-token');
    noteToken(null);
    expect(await presentToken(noPages)).toBeNull();
  });

  it('the token is requested from open pages after a restart, and forgotten at logout', async () => {
    noteToken(undefined);
    expect(await presentToken(open(page(null), page('from a page')))).toBe('from a page');
    expect(await presentToken(noPages)).toBe('from a page');
    noteToken({ token: 'x' });
    expect(await presentToken(noPages)).toBeNull();
  });
});
