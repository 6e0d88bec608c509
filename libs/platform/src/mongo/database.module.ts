import { Global, Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken, InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Database } from '../database/database.js';
import { Readiness } from '../health/readiness.js';
import { Watchdog } from '../health/watchdog.js';
import { IdempotencyKeys } from '../idempotency/idempotency-keys.js';
import { keyRecordModel } from '../idempotency/key-record.js';
import { keyRecordSchema } from '../idempotency/key-record.schema.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import { databaseLiveness } from './database-liveness.js';
import { DatabaseUsers } from './database-users.js';
import { MemberLocks } from './member-locks.js';
import { MongoDatabase } from './mongo-database.js';
import { openConnection } from './open-connection.js';
import { Transactions } from './transactions.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: keyRecordModel, schema: keyRecordSchema }])],
  providers: [
    { provide: getConnectionToken(), useFactory: openConnection, inject: [PLATFORM_OPTIONS] },
    { provide: Database, useClass: MongoDatabase },
    DatabaseUsers,
    IdempotencyKeys,
    MemberLocks,
    Transactions,
  ],
  exports: [getConnectionToken(), Database, DatabaseUsers, IdempotencyKeys, MemberLocks, Transactions],
})
export class DatabaseModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    @Inject(Readiness) private readonly readiness: Readiness,
    @Inject(Watchdog) private readonly watchdog: Watchdog,
    @Inject(DatabaseUsers) private readonly users: DatabaseUsers,
  ) {}

  /** Collections and indexes exist before the first request: a transaction on MongoDB 4.0 cannot create them. */
  async onModuleInit(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
    this.readiness.require('mongo', async () => {
      await this.connection.db?.admin().ping();
    });
    this.watchdog.register(databaseLiveness(this.connection, this.options.config.MONGO_URL ?? ''));
  }

  /** The connection closes last: hooks that run earlier may still need the database. */
  async onApplicationShutdown(): Promise<void> {
    await this.users.end();
    await this.connection.close();
  }
}
