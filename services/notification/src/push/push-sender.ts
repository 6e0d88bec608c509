import { lookup } from 'node:dns';
import { DomainError } from '@deepam/platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Agent } from 'undici';
import webPush from 'web-push';
import { NOTIFICATION_CONFIG, type NotificationConfig } from '../config.js';
import { isPrivateAddress } from './domain/private-address.js';
import type { PushSubscriptionDocument } from './push-subscription.schema.js';

/** What came of one push: the browser has it; the browser is gone; the vendor may take it later; it will never take it. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

export interface PushMessage {
  /** The notification's id: a second push of the same one replaces the first on the screen. */
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly params: Record<string, string | number>;
}

/** Seconds for which the vendor keeps a push for a phone that is off. */
const KEEP_SECONDS = 24 * 3600;

/** Encrypts (RFC 8291) and sends to the browser vendor's address, signed with our VAPID key (RFC 8292). */
@Injectable()
export class PushSender implements OnModuleDestroy {
  readonly publicKey: string | null;
  private readonly agent: Agent;

  constructor(@Inject(NOTIFICATION_CONFIG) private readonly config: NotificationConfig) {
    this.publicKey = config.VAPID_PUBLIC_KEY ?? null;
    this.agent = new Agent({
      connections: 16,
      headersTimeout: 10_000,
      bodyTimeout: 10_000,
      connect: { timeout: 5_000, ...(!this.mayGoInside && { lookup: publicLookup }) },
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.close();
  }

  /** @throws DomainError NOTIFICATION.PUSH_ENDPOINT_REFUSED for an address that is not a vendor's on the internet */
  refuseUnfit(endpoint: string): void {
    const { protocol, hostname } = new URL(endpoint);
    if (this.mayGoInside) return;
    const literal = /^[\d.]+$|^\[/.test(hostname);
    const unfit = protocol !== 'https:' || literal || !hostname.includes('.');
    if (unfit) throw new DomainError('NOTIFICATION.PUSH_ENDPOINT_REFUSED');
  }

  async send(subscription: PushSubscriptionDocument, message: PushMessage): Promise<PushOutcome> {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = this.config;
    if (publicKey === undefined || privateKey === undefined) return 'later';
    const { endpoint, p256dh, auth } = subscription;
    try {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: { publicKey, privateKey, subject },
        TTL: KEEP_SECONDS,
        contentEncoding: 'aes128gcm',
      });
      const { origin, pathname, search } = new URL(endpoint);
      const answer = await this.agent.request({
        origin,
        path: pathname + search,
        method: 'POST',
        headers: details.headers as Record<string, string>,
        body: details.body,
      });
      await answer.body.dump();
      return outcomeOf(answer.statusCode);
    } catch {
      return 'later';
    }
  }

  private get mayGoInside(): boolean {
    return this.config.PUSH_TO_PRIVATE_ADDRESSES === 'true';
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  // Unsubscribed, or subscribed for another key of ours (RFC 8030, RFC 8292).
  if (status === 404 || status === 410 || status === 403) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Resolves names as usual, but not to an address inside our own network. */
const publicLookup: typeof lookup = ((host: string, options: object, done: (...args: unknown[]) => void) => {
  lookup(host, { ...options, all: true }, (fault, addresses) => {
    if (fault) return done(fault);
    const bad = addresses.find(({ address }) => isPrivateAddress(address));
    if (bad) return done(new Error(`${host} leads to a private address`));
    const [first] = addresses;
    return 'all' in options && options.all ? done(null, addresses) : done(null, first?.address, first?.family);
  });
}) as typeof lookup;
