import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { NotificationView } from '@deepam/contracts';
import { session } from '../../../lib/auth/session.js';

/** Node's own channel would keep the process alive. */
class QuietChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as unknown as { unref(): void }).unref();
  }
}
const loginOf = (sub: string) => {
  const token = `e30.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.x`;
  return { status: 'in' as const, token, isHead: false };
};
const news = (of: string | null, id: string) => ({
  type: 'news',
  of,
  id,
  view: { _id: id, title: `of ${of}` } as NotificationView,
});

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  Object.assign(globalThis, { BroadcastChannel: QuietChannel });
});
afterAll(() => {
  jest.useRealTimers();
});

it('a tab gets only messages of its own account from another tab, never of the previous account', async () => {
  session.set(loginOf('ravi'));
  const { onNotification, position } = await import('./tabs.js');
  const otherTab = new QuietChannel('deepam-live');
  const heard: string[] = [];
  const last = new Promise<void>((over) =>
    onNotification(({ _id, title }) => {
      heard.push(title);
      if (_id === 'n3') over();
    }),
  );
  for (const [of, id] of [
    ['asha', 'n1'],
    [null, 'n2'],
    ['ravi', 'n3'],
  ] as const)
    otherTab.postMessage(news(of, id));
  await last;
  expect(heard).toEqual(['of ravi']);
  expect(position()).toBe('n3');
});
