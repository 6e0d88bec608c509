/** What a service says about its messaging; everything with a default may be left out. */
export interface MessagingOptions {
  /** The service: names its queue, its inbox rows and its metrics. */
  readonly name: string;
  readonly amqpUrl: string;
  /** Begins the name of every exchange and queue; two installations on one broker differ in it. */
  readonly prefix: string;
  readonly relay?: Partial<RelayOptions>;
  readonly consumer?: Partial<ConsumerOptions>;
}

export interface RelayOptions {
  /** Milliseconds between two looks into the outbox when nothing wakes the relay. */
  readonly pollMs: number;
  /** The same when there has been nothing to publish for a minute: then only a command, or a replica that died, can have left rows. */
  readonly idlePollMs: number;
  /** Milliseconds for which a claimed row belongs to one relay; after that another takes it over. */
  readonly leaseMs: number;
  /** The same for a row that is handed over when it is committed, from when it was written: it is published at once, or its process has died. */
  readonly handOverMs: number;
  /** Rows claimed at once. */
  readonly batchSize: number;
  /** Batches that wait for the broker's confirmation at the same time. */
  readonly batchesInFlight: number;
  /** Whether a commit of this process hands its rows to the relay, or wakes it; without it polling alone delivers. */
  readonly wakeOnCommit: boolean;
}

export interface ConsumerOptions {
  /** Deliveries worked on at the same time by one process. */
  readonly prefetch: number;
  /** Milliseconds before each further try of a failing event; after the last it is dead. */
  readonly retryDelaysMs: readonly number[];
  /** How often an event comes again that no handler of the process knows; a newer replica may, once an upgrade has got there. */
  readonly unhandledTries: number;
  /** Deliveries after which the broker itself gives up, for an event that kills its process. */
  readonly deliveryLimit: number;
  /** Milliseconds that a closing service waits for its running handlers. */
  readonly drainMs: number;
  /** Days for which handled message ids are remembered. */
  readonly inboxKeepDays: number;
}

export const MESSAGING_OPTIONS = Symbol('MESSAGING_OPTIONS');

export interface ResolvedMessagingOptions {
  readonly name: string;
  readonly amqpUrl: string;
  readonly prefix: string;
  readonly relay: RelayOptions;
  readonly consumer: ConsumerOptions;
}

/** Those of every service: what `declare` makes before it has ever run must be what it would make itself. */
export const consumerDefaults: Omit<ConsumerOptions, 'unhandledTries'> = {
  prefetch: 32,
  retryDelaysMs: [1_000, 5_000, 30_000],
  deliveryLimit: 20,
  drainMs: 5_000,
  inboxKeepDays: 30,
};

/**
 * With the delays above half an hour, in which every replica of an installation can be replaced. Not among the defaults: what `declare`
 * makes is called after a digest of those, and this changes nothing of it.
 */
const unhandledTries = 62;

export function resolveOptions(options: MessagingOptions): ResolvedMessagingOptions {
  return {
    ...options,
    relay: {
      pollMs: 1_000,
      idlePollMs: 5_000,
      leaseMs: 8_000,
      handOverMs: 5_000,
      batchSize: 250,
      batchesInFlight: 4,
      wakeOnCommit: true,
      ...options.relay,
    },
    consumer: { ...consumerDefaults, unhandledTries, ...options.consumer },
  };
}
