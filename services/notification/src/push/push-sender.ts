import { DomainError } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Agent } from 'undici';
import webPush from 'web-push';
import { NOTIFICATION_CONFIG, type NotificationConfig } from '../config.js';
import { outcomeOf, type PushOutcome } from './domain/push-outcome.js';
import { isPushHost, isPrivateAddress } from './domain/push-address.js';
import { pairOf, vapidPairs, type VapidPair } from './domain/vapid-pairs.js';
import type { PushSubscriptionDocument } from './push-subscriptions.repository.js';
import { lookup } from 'node:dns';

const publicLookup: typeof lookup = ((host: string, options: object, done: (...args: unknown[]) => void) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error);
    const bad = addresses.find(({ address }) => isPrivateAddress(address));
    if (bad) return done(new Error(`${host} leads to a private address`));
    const [first] = addresses;
    return 'all' in options && options.all ? done(null, addresses) : done(null, first?.address, first?.family);
  });
}) as typeof lookup;

export interface PushMessage {
  /** A second push with the same notification id replaces the first on the screen. */
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly params: Record<string, string | number>;
}

/** The vendor keeps a push for this many seconds while a phone is off. */
const KEEP_SECONDS = 24 * 3600;

const PUSH_MS = 5_000;
const SLOW_MS = 60_000;
const REPORT_MS = 3_600_000;

/** The message is encrypted by RFC 8291 and signed with the VAPID key by RFC 8292. */
@Injectable()
export class PushSender implements OnModuleDestroy {
  readonly publicKey: string | null;
  private readonly pairs: readonly VapidPair[];
  private readonly agent: Agent;
  private readonly slow = new Map<string, number>();
  private readonly reported = new Map<string, number>();
  private readonly logger = new Logger(PushSender.name);

  constructor(@Inject(NOTIFICATION_CONFIG) private readonly config: NotificationConfig) {
    this.pairs = vapidPairs(config);
    this.publicKey = this.pairs[0]?.publicKey ?? null;
    this.agent = new Agent({
      connections: 64,
      connect: { timeout: PUSH_MS, ...(!this.mayGoInside && { lookup: publicLookup }) },
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.close();
  }

  /** @throws DomainError NOTIFICATION.PUSH_ENDPOINT_REFUSED for a host that is no vendor's */
  assertVendorEndpoint(endpoint: string): void {
    if (!this.isFit(endpoint)) throw new DomainError('NOTIFICATION.PUSH_ENDPOINT_REFUSED');
  }

  private isFit(endpoint: string): boolean {
    const { protocol, hostname, port } = new URL(endpoint);
    if (!isPushHost(hostname, this.config.PUSH_HOSTS)) return false;
    return this.mayGoInside || (protocol === 'https:' && port === '');
  }

  async send(subscription: PushSubscriptionDocument, message: PushMessage): Promise<PushOutcome> {
    if (this.pairs.length === 0) return 'later';
    const { _id, endpoint, p256dh, auth, serverKey } = subscription;
    const pair = pairOf(this.pairs, serverKey);
    // The subscription is older than the list of hosts, or is for a removed key pair.
    if (!pair || !this.isFit(endpoint)) return 'gone';
    if ((this.slow.get(_id) ?? 0) > Date.now()) return 'later';
    this.slow.delete(_id);
    const inTime = AbortSignal.timeout(PUSH_MS);
    try {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: { ...pair, subject: this.config.VAPID_SUBJECT },
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
        signal: inTime,
      });
      await answer.body.dump();
      const outcome = outcomeOf(answer.statusCode);
      if (outcome === 'ours') this.reportOnce(origin, answer.statusCode);
      return outcome;
    } catch {
      if (inTime.aborted) this.slow.set(_id, Date.now() + SLOW_MS);
      return 'later';
    }
  }

  /** The operator gets one report an hour for each push service, not one for each push. */
  private reportOnce(origin: string, status: number): void {
    if ((this.reported.get(origin) ?? 0) > Date.now()) return;
    this.reported.set(origin, Date.now() + REPORT_MS);
    this.logger.error(
      `The push service ${origin} refuses our signature (${status}): nobody is reached by it. Compare VAPID_SUBJECT and the pair of keys.`,
    );
  }

  private get mayGoInside(): boolean {
    return this.config.PUSH_TO_PRIVATE_ADDRESSES === 'true';
  }
}
