import { Global, Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken, InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Readiness } from '../health/readiness.js';
import { Watchdog } from '../health/watchdog.js';
import { IdempotencyKeys } from '../idempotency/idempotency-keys.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import { databaseLifeline } from './database-lifeline.js';
import { DatabaseUsers } from './database-users.js';
import { MemberLocks } from './member-locks.js';
import { openConnection } from './open-connection.js';
import { Transactions } from './transactions.js';

/** The connection, and what only a service with a database has. */
@Global()
@Module({
  providers: [
    { provide: getConnectionToken(), useFactory: openConnection, inject: [PLATFORM_OPTIONS] },
    DatabaseUsers,
    IdempotencyKeys,
    MemberLocks,
    Transactions,
  ],
  exports: [getConnectionToken(), DatabaseUsers, IdempotencyKeys, MemberLocks, Transactions],
})
export class DatabaseModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    @Inject(Readiness) private readonly readiness: Readiness,
    @Inject(Watchdog) private readonly watchdog: Watchdog,
    @Inject(DatabaseUsers) private readonly users: DatabaseUsers,
  ) {}

  /** Collections and indexes are there before the first request: a transaction on MongoDB 4.0 cannot create them. */
  async onModuleInit(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
    this.readiness.register('mongo', async () => {
      await this.connection.db?.admin().ping();
    });
    this.watchdog.register(databaseLifeline(this.connection, this.options.config.MONGO_URL ?? ''));
  }

  /** After the last request and event: hooks that run earlier may still need the database. */
  async onApplicationShutdown(): Promise<void> {
    await this.users.end();
    await this.connection.close();
  }
}
