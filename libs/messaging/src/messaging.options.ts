/**
 * `name` is the service, which names its queue, its inbox rows and its metrics. `prefix` begins the name of every
 * exchange and queue; two installations on one broker differ in it.
 */
export interface MessagingOptions {
  readonly name: string;
  readonly amqpUrl: string;
  readonly prefix: string;
  readonly relay?: Partial<RelayOptions>;
  readonly consumer?: Partial<ConsumerOptions>;
}

/**
 * `pollMs` is the time between two reads of the outbox when nothing wakes the relay: only a command or a dead replica
 * can have left rows. A claimed row belongs to one relay for `leaseMs`; another relay claims it after that. A row that
 * is handed over at its commit has only `handOverMs`: it is published immediately, or its process has died.
 */
export interface RelayOptions {
  readonly pollMs: number;
  readonly leaseMs: number;
  readonly handOverMs: number;
  readonly batchSize: number;
  readonly batchesInFlight: number;
  /**
   * If true, a commit of this process hands its rows to the relay or wakes it; otherwise only polling delivers them.
   */
  readonly wakeOnCommit: boolean;
}

/**
 * `retryDelaysMs` is the time before each further try of a failing event, which is dead after the last.
 * `unhandledTries` is how often an event is retried that no handler of the process knows; a newer replica may know it,
 * once an upgrade has reached that replica. After `deliveryLimit` deliveries the broker itself gives up, for an event
 * that kills its process.
 */
export interface ConsumerOptions {
  readonly prefetch: number;
  readonly retryDelaysMs: readonly number[];
  readonly unhandledTries: number;
  readonly deliveryLimit: number;
  readonly drainMs: number;
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

/** Every service uses these defaults, because `declare` must create the same topology as the service itself. */
export const consumerDefaults: Omit<ConsumerOptions, 'unhandledTries'> = {
  prefetch: 32,
  retryDelaysMs: [1_000, 5_000, 30_000],
  deliveryLimit: 20,
  drainMs: 5_000,
  inboxKeepDays: 30,
};

/**
 * With the delays this number takes more than half an hour, in which every replica of an installation can be replaced.
 * It is not a default, because the topology is named after a digest of the defaults.
 */
const unhandledTries = 62;

export function resolveOptions(options: MessagingOptions): ResolvedMessagingOptions {
  return {
    ...options,
    relay: {
      pollMs: 2_000,
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
