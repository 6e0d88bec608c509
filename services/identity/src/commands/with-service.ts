import { randomUUID } from 'node:crypto';
import { requestContext } from '@deepam/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import type { IdentityConfig } from '../config.js';

/**
 * The command uses the parts of the service without its HTTP server and its event consumer.
 * @throws Unreachable if a required server does not answer
 */
export async function withService<T>(
  config: IdentityConfig,
  work: (service: INestApplicationContext) => Promise<T>,
): Promise<T> {
  // An application context could not be closed if a part of it fails to start.
  const service = await NestFactory.create(AppModule.with(config), new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  try {
    await service.init();
    const operator = { correlationId: randomUUID(), causationId: null, caller: null };
    return await requestContext.run(operator, () => work(service));
  } finally {
    await service.close();
  }
}
