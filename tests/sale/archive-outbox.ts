import type { ServiceName } from '@deepam/contracts';
import { EventArchiver, MessagingModule } from '@deepam/messaging';
import { PlatformModule, serviceConfig } from '@deepam/platform';
import type { Product } from '@deepam/testing';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

/** Longer than an outbox keeps events, and less than two years. */
const later = 500 * 86_400_000;

/** Runs the archiving code of the service in this process, at a later time. @returns the number of files */
export async function archiveOutbox({ system }: Product, name: ServiceName): Promise<number> {
  const config = serviceConfig.parse(system.environments.services[name]);
  const messaging = { name, amqpUrl: config.AMQP_URL, prefix: config.AMQP_PREFIX };
  @Module({ imports: [PlatformModule.forService({ name, config }), MessagingModule.forService(messaging)] })
  class Archiving {}
  const app = await NestFactory.create(Archiving, new FastifyAdapter(), { logger: false, abortOnError: false });
  try {
    const archiver = app.get(EventArchiver, { strict: false });
    let files = 0;
    while (await archiver.archive(Date.now() + later)) files += 1;
    return files;
  } finally {
    await app.close();
  }
}
