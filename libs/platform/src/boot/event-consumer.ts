import { connect } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { PlatformConfig } from '../config/service-config.js';
import { Unreachable } from './unreachable.js';

/** A module that consumes events provides this token; createService() connects it. */
export const EVENT_CONSUMER = Symbol('EVENT_CONSUMER');

export interface EventConsumer {
  /** A transport of Nest; the shape of its CustomTransportStrategy. */
  readonly strategy: {
    listen(callback: (...args: unknown[]) => unknown): unknown;
    close(): unknown;
  };
}

/** Milliseconds for the broker's port to answer. */
const patience = 5_000;

/** @throws Unreachable when there is a consumer and the broker's port does not answer */
export async function connectEventConsumer(app: NestFastifyApplication, config: PlatformConfig): Promise<void> {
  const consumer = consumerOf(app);
  if (!consumer) return;
  if (config.AMQP_URL !== undefined) await knock(config.AMQP_URL);
  app.connectMicroservice({ strategy: consumer.strategy });
  await app.startAllMicroservices();
}

function consumerOf(app: NestFastifyApplication): EventConsumer | null {
  try {
    return app.get<EventConsumer>(EVENT_CONSUMER, { strict: false });
  } catch {
    return null;
  }
}

/** Whether anything listens there: later losses are the transport's business, a wrong address should end the start. */
async function knock(url: string): Promise<void> {
  const { protocol, hostname, port } = new URL(url);
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port || (protocol === 'amqps:' ? 5671 : 5672)), hostname);
    const fail = (error: unknown) => {
      socket.destroy();
      reject(new Unreachable('AMQP_URL', url, error));
    };
    socket.setTimeout(patience, () => fail(new Error(`no answer within ${patience} ms`)));
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}
