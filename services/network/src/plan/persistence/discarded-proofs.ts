import { ObjectStore, BackgroundLoop } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { discardedProofModel, type DiscardedProof } from './discarded-proof.schema.js';

/** Milliseconds between two looks for files that a crash or an unreachable storage has left. */
const pause = 60_000;

/** Removes files after the commit of what made them useless: never before, and also when this process dies between the two. */
@Injectable()
export class DiscardedProofs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(DiscardedProofs.name, () => this.remove(), pause);

  constructor(
    @InjectModel(discardedProofModel) private readonly model: Model<DiscardedProof>,
    private readonly store: ObjectStore,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.soon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async add(key: string, session: ClientSession): Promise<void> {
    await this.model.create([{ _id: key }], { session });
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
