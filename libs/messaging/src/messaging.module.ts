import { EVENT_CONSUMER, type EventConsumer as ConnectedConsumer } from '@deepam/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ArchiveKeys } from './archive/archive-keys.js';
import {
  archivedSegmentModel,
  archivedSegmentSchema,
  archiveKeyModel,
  archiveKeySchema,
  archiveLeaseModel,
  archiveLeaseSchema,
} from './archive/archive.schema.js';
import { EventArchive } from './archive/event-archive.js';
import { EventArchiver } from './archive/event-archiver.js';
import { EventConsumer } from './consumer/event-consumer.js';
import { handledEventModel, handledEventSchema } from './deduplication/handled-event.schema.js';
import { Deduplication } from './deduplication/deduplication.js';
import { forgottenMemberModel, forgottenMemberSchema } from './forgetting/forgotten-member.schema.js';
import { ForgottenMembers } from './forgetting/forgotten-members.js';
import { ForgottenRows } from './forgetting/forgotten-rows.js';
import { MESSAGING_OPTIONS, resolveOptions, type MessagingOptions } from './messaging.options.js';
import { MessagingMetrics } from './metrics/messaging-metrics.js';
import { OutboxHandover } from './outbox/outbox-handover.js';
import { OutboxRelay } from './outbox/outbox-relay.js';
import { OutboxRows } from './outbox/outbox-rows.js';
import { outboxModelName, outboxSchema } from './outbox/outbox.schema.js';
import { Outbox } from './outbox/outbox.js';
import { EventLog } from './rebuild/event-log.js';
import { Broker, RabbitBroker } from './rabbit/broker.js';
import { RabbitTransport } from './rabbit-transport.js';

@Module({})
export class MessagingModule {
  static forService(options: MessagingOptions): DynamicModule {
    const resolved = resolveOptions(options);
    return {
      module: MessagingModule,
      global: true,
      imports: [
        MongooseModule.forFeature([
          { name: outboxModelName, schema: outboxSchema() },
          { name: forgottenMemberModel, schema: forgottenMemberSchema },
          { name: archivedSegmentModel, schema: archivedSegmentSchema },
          { name: archiveKeyModel, schema: archiveKeySchema },
          { name: archiveLeaseModel, schema: archiveLeaseSchema },
          { name: handledEventModel, schema: handledEventSchema(resolved.consumer.inboxKeepDays) },
        ]),
      ],
      providers: [
        { provide: MESSAGING_OPTIONS, useValue: resolved },
        { provide: Broker, useClass: RabbitBroker },
        MessagingMetrics,
        Outbox,
        OutboxHandover,
        OutboxRows,
        OutboxRelay,
        ForgottenMembers,
        ForgottenRows,
        ArchiveKeys,
        EventArchiver,
        EventArchive,
        EventLog,
        Deduplication,
        EventConsumer,
        RabbitTransport,
        {
          provide: EVENT_CONSUMER,
          inject: [RabbitTransport],
          useFactory: (strategy: RabbitTransport): ConnectedConsumer => ({ strategy }),
        },
      ],
      exports: [MESSAGING_OPTIONS, EventArchive, EventLog, ForgottenMembers, Outbox, EVENT_CONSUMER],
    };
  }
}
