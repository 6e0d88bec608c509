import { Metrics } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { OutboxRows } from '../outbox/outbox-rows.js';

export interface QueueDepths {
  readonly main: number;
  readonly retry: number;
  readonly dead: number;
}

export type ConsumeOutcome = 'handled' | 'duplicate' | 'retried' | 'dead';

@Injectable()
export class MessagingMetrics {
  private readonly published: Counter<'event'>;
  private readonly returned: Counter<'event'>;
  private readonly consumed: Counter<'event' | 'outcome'>;
  private readonly together: Counter<'event' | 'outcome'>;
  private readonly retries: Counter<'event' | 'cause'>;
  private readonly deadLetters: Counter<'event' | 'reason'>;
  private readonly handlerSeconds: Histogram<'event'>;
  private readDepths: () => Promise<QueueDepths | undefined> = async () => undefined;

  constructor(metrics: Metrics, rows: OutboxRows) {
    const registers = [metrics.registry];
    const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Counter({ name, help, labelNames, registers });
    this.published = counter('events_published_total', 'Events that the broker has confirmed', ['event']);
    this.returned = counter('events_returned_total', 'Events that no queue was bound for, by try', ['event']);
    this.consumed = counter('events_consumed_total', 'Deliveries, by how they ended', ['event', 'outcome']);
    this.together = counter(
      'events_together_total',
      'Deliveries that arrived together, by how their transaction ended',
      ['event', 'outcome'],
    );
    this.retries = counter('events_retried_total', 'Deliveries sent to a retry queue', ['event', 'cause']);
    this.deadLetters = counter('events_dead_lettered_total', 'Deliveries sent to the dead letters', [
      'event',
      'reason',
    ]);
    this.handlerSeconds = new Histogram({
      name: 'event_handler_duration_seconds',
      help: 'Seconds for one event: its wait for others that arrive with it, its handlers and the commit',
      labelNames: ['event'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    });
    metrics.gauge('outbox_lag_seconds', 'Seconds since the oldest event that waits to be published was written', () =>
      rows.lagSeconds(),
    );
    const help = 'Messages in the queues of this service at the broker; none while it does not answer';
    metrics.gauges('queue_messages', help, 'queue', async () => Object.entries((await this.readDepths()) ?? {}));
  }

  watchQueues(read: () => Promise<QueueDepths | undefined>): void {
    this.readDepths = read;
  }

  countPublished(event: string): void {
    this.published.inc({ event });
  }

  countReturned(event: string): void {
    this.returned.inc({ event });
  }

  countConsumed(event: string, outcome: ConsumeOutcome): void {
    this.consumed.inc({ event, outcome });
  }

  /** @param outcome `apart` if the common transaction failed and each event is handled separately */
  countTogether(event: string, outcome: 'handled' | 'apart', deliveries: number): void {
    this.together.inc({ event, outcome }, deliveries);
  }

  countRetry(event: string, cause: string): void {
    this.retries.inc({ event, cause });
  }

  countDeadLetter(event: string, reason: string): void {
    this.deadLetters.inc({ event, reason });
  }

  observeHandler(event: string, seconds: number): void {
    this.handlerSeconds.observe({ event }, seconds);
  }
}
