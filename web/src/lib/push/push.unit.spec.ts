import { expect, it } from '@jest/globals';
import { subscriptionFor } from './push.js';

/** The Push API allows one subscription at a time, for one key. */
class Browser {
  present: { readonly endpoint: string; readonly key: string } | null = null;
  private made = 0;
  unreachable = false;

  readonly pushManager = {
    getSubscription: async () => this.present && this.subscription(this.present.endpoint),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (this.unreachable) throw new DOMException('Registration failed - push service error', 'AbortError');
      const key = String(applicationServerKey);
      if (this.present !== null && this.present.key !== key)
        throw new DOMException('A subscription with a different applicationServerKey exists', 'InvalidStateError');
      this.present ??= { endpoint: `https://push.example/${++this.made}`, key };
      return this.subscription(this.present.endpoint);
    },
  } as unknown as PushManager;

  private subscription(endpoint: string) {
    const unsubscribe = async () => {
      const was = this.present?.endpoint === endpoint;
      if (was) this.present = null;
      return was;
    };
    return { endpoint, unsubscribe };
  }
}

it('the subscription is kept while the server has the same key', async () => {
  const { pushManager } = new Browser();
  const first = await subscriptionFor(pushManager, 'BPa_-w');
  expect((await subscriptionFor(pushManager, 'BPa_-w')).endpoint).toBe(first.endpoint);
});

it('the subscription is replaced when the server has another key', async () => {
  const browser = new Browser();
  const first = await subscriptionFor(browser.pushManager, 'BAAA');
  const second = await subscriptionFor(browser.pushManager, 'BBBB');
  expect(second.endpoint).not.toBe(first.endpoint);
  expect(browser.present?.key).toBe('4,16,65');
});

it('the subscription is kept when the push service cannot be reached', async () => {
  const browser = new Browser();
  const first = await subscriptionFor(browser.pushManager, 'BAAA');
  browser.unreachable = true;
  await expect(subscriptionFor(browser.pushManager, 'BBBB')).rejects.toThrow('push service error');
  expect(browser.present?.endpoint).toBe(first.endpoint);
});
