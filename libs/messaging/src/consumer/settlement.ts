import { newId } from '@deepam/platform';
import type { Message } from 'amqplib';
import { BrokerUnavailable } from '../events/messaging.errors.js';
import type { BrokerChannel } from '../rabbit/broker.js';
import { ConfirmedPublisher } from '../rabbit/confirmed-publisher.js';
import type { Topology } from '../rabbit/topology.js';
import type { RetryCause, Verdict } from './error-verdict.js';
import { attemptOf, header, headersOf, outagesOf, traceHeaders } from './headers.js';

export class Settlement {
  private readonly publisher: ConfirmedPublisher;

  constructor(
    private readonly channel: BrokerChannel,
    private readonly topology: Topology,
  ) {
    this.publisher = new ConfirmedPublisher(channel);
  }

  accept(message: Message): void {
    try {
      this.channel.ack(message);
    } catch {
      // The channel is closed: the broker delivers again, and the inbox knows the message.
    }
  }

  /**
   * The message is first moved and then acknowledged: a crash in between leaves two copies, never none.
   * @throws BrokerUnavailable when the message did not arrive; it is then still unacknowledged
   */
  async refuse(message: Message, verdict: Verdict, error: string, now: Date): Promise<void> {
    const [queue, headers] =
      verdict.kind === 'retry'
        ? [this.retryQueue(verdict.delayMs), retryHeaders(message, verdict.cause, error)]
        : [this.topology.dead, deadHeaders(message, verdict.reason, error, now)];
    const { messageId, type, contentType, correlationId, timestamp } = message.properties;
    const trace = traceHeaders(headersOf(message)[header.traceparent]);
    const options = {
      messageId: messageId ?? newId(),
      type,
      contentType,
      correlationId,
      timestamp,
      headers: {
        ...headers,
        ...trace,
      },
    };
    if ((await this.publisher.publish(this.topology.retryExchange, queue, message.content, options)) === 'returned') {
      throw new BrokerUnavailable(`The queue ${queue} does not exist.`);
    }
    this.accept(message);
  }

  private retryQueue(delayMs: number): string {
    const retry = this.topology.retries.find((queue) => queue.delayMs === delayMs);
    if (!retry) throw new Error(`There is no retry queue of ${delayMs} ms.`);
    return retry.name;
  }
}

function retryHeaders(message: Message, cause: RetryCause, error: string): Record<string, unknown> {
  const countsAsTry = cause === 'failed' || cause === 'unhandled';
  return {
    [header.attempt]: attemptOf(message) + (countsAsTry ? 1 : 0),
    [header.outages]: outagesOf(message) + (cause === 'outage' ? 1 : 0),
    [header.error]: error,
  };
}

function deadHeaders(message: Message, reason: string, error: string, now: Date): Record<string, unknown> {
  return {
    [header.attempt]: attemptOf(message),
    [header.reason]: reason,
    [header.error]: error,
    [header.deadAt]: now.toISOString(),
  };
}
