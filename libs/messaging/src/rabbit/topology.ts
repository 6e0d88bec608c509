import { createHash } from 'node:crypto';
import { subscriptions } from '@deepam/contracts';
import { consumerDefaults } from '../messaging.options.js';

export interface Topology {
  readonly exchange: string;
  readonly queue: string;
  readonly retries: readonly RetryQueue[];
  readonly dead: string;
  /**
   * The service itself moves a message to a retry queue or to the dead letters by this direct exchange. A user who may
   * write the default exchange may write into every queue.
   */
  readonly retryExchange: string;
  readonly declared: string;
}

export interface RetryQueue {
  readonly name: string;
  readonly delayMs: number;
}

export function exchangeOf(prefix: string): string {
  return `${prefix}.events`;
}

/**
 * The topology names a service's queues.
 * @param retryDelaysMs milliseconds before each further attempt: one retry queue per entry, in this order
 */
export function topologyOf(prefix: string, service: string, retryDelaysMs: readonly number[]): Topology {
  const queue = `${prefix}.${service}`;
  return {
    exchange: exchangeOf(prefix),
    queue,
    // The delay is in the name, because a queue cannot change its TTL: another schedule makes other queues.
    retries: retryDelaysMs.map((delayMs) => ({ name: `${queue}.retry.${delayMs}`, delayMs })),
    dead: `${queue}.dead`,
    retryExchange: `${queue}.retry`,
    declared: declaredOf(prefix),
  };
}

/** This exchange exists after `messaging declare` of a version with exactly these queues and bindings. */
export const declaredOf = (prefix: string): string => `${prefix}.declared.${version}`;

const version = createHash('sha256')
  .update(JSON.stringify([subscriptions.map(({ event, services }) => [event.routingKey, services]), consumerDefaults]))
  .digest('hex')
  .slice(0, 12);
