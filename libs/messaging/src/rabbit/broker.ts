import { Inject, Injectable } from '@nestjs/common';
import type { ConfirmChannel } from 'amqplib';
import { MESSAGING_OPTIONS, type ResolvedMessagingOptions } from '../messaging.options.js';
import { connectToRabbit } from './connect.js';

export interface BrokerChannel extends Pick<
  ConfirmChannel,
  | 'ack'
  | 'assertExchange'
  | 'assertQueue'
  | 'bindQueue'
  | 'cancel'
  | 'checkExchange'
  | 'checkQueue'
  | 'close'
  | 'consume'
  | 'prefetch'
  | 'publish'
> {
  on(event: 'error' | 'close' | 'return', listener: (...given: never[]) => void): unknown;
}

export interface BrokerConnection {
  createChannel(): Promise<BrokerChannel>;
  createConfirmChannel(): Promise<BrokerChannel>;
  close(): Promise<void>;
  on(event: 'error' | 'close' | 'blocked' | 'unblocked', listener: (...given: never[]) => void): unknown;
}

/** The message broker is RabbitMQ in the product, and memory in the simulator (ADR 53). */
export abstract class Broker {
  abstract connect(name: string): Promise<BrokerConnection>;
}

@Injectable()
export class RabbitBroker extends Broker {
  private readonly url: string;

  constructor(@Inject(MESSAGING_OPTIONS) { amqpUrl }: Pick<ResolvedMessagingOptions, 'amqpUrl'>) {
    super();
    this.url = amqpUrl;
  }

  connect(name: string): Promise<BrokerConnection> {
    return connectToRabbit(this.url, name);
  }
}
