import { createHash } from 'node:crypto';
import { subscriptions } from '@deepam/contracts';
import { consumerDefaults } from '../messaging.options.js';

/** The names of everything on the broker that belongs to one service, and how its queues behave. */
export interface Topology {
  /** Topic exchange of all events; the routing key is `<type>.v<version>`. */
  readonly exchange: string;
  /** Quorum queue shared by the replicas of the service. */
  readonly queue: string;
  /** One per delay: a message waits there, then goes back to `queue`. */
  readonly retries: readonly RetryQueue[];
  /** Where a message ends that could not be handled. */
  readonly dead: string;
  /**
   * Direct exchange by which the service itself moves a message to a retry queue or to the dead letters. Who may write the default
   * exchange may write into every queue.
   */
  readonly retryExchange: string;
  /** See {@link declaredOf}. */
  readonly declared: string;
}

export interface RetryQueue {
  readonly name: string;
  readonly delayMs: number;
}

/** The name of the exchange that all events of an installation go through. */
export function exchangeOf(prefix: string): string {
  return `${prefix}.events`;
}

/**
 * The names of a service's queues.
 * @param retryDelaysMs milliseconds before each further attempt: one retry queue per entry, in this order
 */
export function topologyOf(prefix: string, service: string, retryDelaysMs: readonly number[]): Topology {
  const queue = `${prefix}.${service}`;
  return {
    exchange: exchangeOf(prefix),
    queue,
    // The delay is in the name: a queue cannot change its TTL, so another schedule makes other queues.
    retries: retryDelaysMs.map((delayMs) => ({ name: `${queue}.retry.${delayMs}`, delayMs })),
    dead: `${queue}.dead`,
    retryExchange: `${queue}.retry`,
    declared: declaredOf(prefix),
  };
}

/** The name of an exchange that is there when `messaging declare` of a version with these very queues and bindings has been done. */
export const declaredOf = (prefix: string): string => `${prefix}.declared.${version}`;

const version = createHash('sha256')
  .update(JSON.stringify([subscriptions.map(({ event, services }) => [event.routingKey, services]), consumerDefaults]))
  .digest('hex')
  .slice(0, 12);
