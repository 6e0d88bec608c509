import { randomUUID } from 'node:crypto';
import { requestContext } from '@deepam/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import type { IdentityConfig } from '../config.js';

/**
 * The service's own parts; its HTTP door stays shut and its event consumer away.
 * @throws Unreachable when a server it needs does not answer
 */
export async function withService<T>(
  config: IdentityConfig,
  work: (service: INestApplicationContext) => Promise<T>,
): Promise<T> {
  // Not an application context: that one gives nothing to close when a part of it fails to start.
  const service = await NestFactory.create(AppModule.with(config), new FastifyAdapter(), {
    // What stops the command is thrown; Nest would print it as well.
    logger: false,
    abortOnError: false,
  });
  try {
    await service.init();
    // What it records was done by whoever runs it.
    const operator = { correlationId: randomUUID(), causationId: null, isOperator: true };
    return await requestContext.run(operator, () => work(service));
  } finally {
    await service.close();
  }
}
