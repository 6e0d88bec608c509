import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** A module that consumes events provides this token; createService() connects it. */
export const EVENT_CONSUMER = Symbol('EVENT_CONSUMER');

export interface EventConsumer {
  readonly strategy: {
    listen(callback: (...args: unknown[]) => unknown): unknown;
    close(): unknown;
  };
}

export async function connectEventConsumer(app: NestFastifyApplication): Promise<void> {
  const consumer = consumerOf(app);
  if (!consumer) return;
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
