import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { BackgroundLoop } from '../background/background-loop.js';
import { discardedFileModel, type DiscardedFile } from './discarded-file.schema.js';
import { ObjectStore } from './object-store.js';

/** Milliseconds between two looks for files that a crash or an unreachable storage has left. */
const pause = 60_000;

/** Removes files after the commit that let go of them: never before, and also when this process dies between the two. */
@Injectable()
export class DiscardedFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(DiscardedFiles.name, () => this.remove(), pause);

  constructor(
    @InjectModel(discardedFileModel) private readonly model: Model<DiscardedFile>,
    private readonly store: ObjectStore,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.soon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async add(keys: readonly string[], session: ClientSession): Promise<void> {
    await this.model.insertMany(
      keys.map((_id) => ({ _id })),
      { session },
    );
  }

  /** Without waiting for it: the caller's work is done. */
  removeSoon(): void {
    this.loop.soon();
  }

  private async remove(): Promise<boolean> {
    for (const { _id: key } of await this.model.find().limit(100).lean()) {
      await this.store.remove(key);
      await this.model.deleteOne({ _id: key });
    }
    return false;
  }
}
