import { EventEmitter } from 'node:events';
import { changeStreamOptions } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { broadcastModel, type BroadcastDocument } from '../broadcasts/broadcast.schema.js';
import { inboxModel, type InboxDocument } from '../inboxes/inboxes.repository.js';
import { notificationModel, type NotificationDocument } from '../notifications/persistence/notification.schema.js';

const REOPEN_MS = 1_000;

const inserts = { operationType: 'insert' };
const readings = { operationType: 'update', 'updateDescription.updatedFields.readings': { $exists: true } };

interface Change<D> {
  readonly documentKey?: { readonly _id: string };
  readonly fullDocument?: D;
}

/**
 * The feed covers writes of all replicas. It only wakes readers, which query the database, so a missed wake only delays
 * them until their next query.
 */
@Injectable()
export class ChangeFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ChangeFeed.name);
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly streams = new Set<{ close(): Promise<void> }>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private closing = false;

  constructor(
    @InjectModel(notificationModel) private readonly notifications: Model<NotificationDocument>,
    @InjectModel(broadcastModel) private readonly broadcasts: Model<BroadcastDocument>,
    @InjectModel(inboxModel) private readonly inboxes: Model<InboxDocument>,
  ) {}

  onApplicationBootstrap(): void {
    this.watch(this.notifications, inserts, ({ fullDocument }) => {
      if (fullDocument !== undefined) this.emitter.emit(fullDocument.memberId);
      this.emitter.emit('any');
    });
    this.watch(this.broadcasts, inserts, () => {
      this.emitter.emit('everybody');
      this.emitter.emit('any');
    });
    this.watch(this.inboxes, readings, ({ documentKey }) => {
      if (documentKey !== undefined) this.emitter.emit(documentKey._id);
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.closing = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all([...this.streams].map((stream) => stream.close()));
  }

  forMember(memberId: string, wake: () => void): () => void {
    this.emitter.on(memberId, wake).on('everybody', wake);
    return () => this.emitter.off(memberId, wake).off('everybody', wake);
  }

  forAll(wake: () => void): () => void {
    this.emitter.on('any', wake);
    return () => this.emitter.off('any', wake);
  }

  private watch<D extends NotificationDocument | BroadcastDocument | InboxDocument>(
    model: Model<D>,
    which: object,
    changed: (change: Change<D>) => void,
  ): void {
    const stream = model.watch([{ $match: which }], changeStreamOptions(model.db));
    stream.on('change', (change: Change<D>) => changed(change));
    stream.on('error', (error: Error) => {
      if (this.closing || !this.streams.delete(stream)) return;
      this.logger.warn(`A change stream broke and is opened again: ${error.message}`);
      void stream.close();
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        this.watch(model, which, changed);
      }, REOPEN_MS);
      this.timers.add(timer);
    });
    this.streams.add(stream);
  }
}
