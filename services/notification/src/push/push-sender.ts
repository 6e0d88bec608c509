import { DomainError } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Agent } from 'undici';
import webPush from 'web-push';
import { NOTIFICATION_CONFIG, type NotificationConfig } from '../config.js';
import { outcomeOf, type PushOutcome } from './domain/push-outcome.js';
import { isPushHost } from './domain/push-hosts.js';
import { pairOf, vapidPairs, type VapidPair } from './domain/vapid-pairs.js';
import type { PushSubscriptionDocument } from './push-subscription.schema.js';
import { publicLookup } from './public-lookup.js';

export interface PushMessage {
  /** The notification's id: a second push of the same one replaces the first on the screen. */
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** What a press of it opens. */
  readonly url: string;
  readonly params: Record<string, string | number>;
}

/** Seconds for which the vendor keeps a push for a phone that is off. */
const KEEP_SECONDS = 24 * 3600;

/** Milliseconds for one push, from the connection to the end of the answer. */
const PUSH_MS = 5_000;
/** Milliseconds for which a browser is left alone whose vendor did not answer in time. */
const SLOW_MS = 60_000;
/** Milliseconds between two reports of one push service. */
const REPORT_MS = 3_600_000;

/** Encrypts (RFC 8291) and sends to the browser vendor's address, signed with our VAPID key (RFC 8292). */
@Injectable()
export class PushSender implements OnModuleDestroy {
  readonly publicKey: string | null;
  private readonly pairs: readonly VapidPair[];
  private readonly agent: Agent;
  /** Subscriptions that did not answer in time, and until when they are left alone: they hold up nobody else. */
  private readonly slow = new Map<string, number>();
  /** Push services that refused our signature, and when the next report is due. */
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

  /** @throws DomainError NOTIFICATION.PUSH_ENDPOINT_REFUSED for an address that is not a vendor's */
  refuseUnfit(endpoint: string): void {
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
    // Stored before the list of hosts was there; or for a pair that is not served any more.
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

  /** The operator reads it once an hour of each push service, not once of each push. */
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
