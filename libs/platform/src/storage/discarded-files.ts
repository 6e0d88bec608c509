import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import { backOff } from '../background/back-off.js';
import { BackgroundLoop } from '../background/background-loop.js';
import { RealTime } from '../clock.js';
import { ObjectStore } from './object-store.js';

export const discardedFileModel = 'DiscardedFile';

interface DiscardedFile {
  readonly _id: string;
  readonly failures?: number;
  readonly notBefore?: Date;
}

export const discardedFileSchema = (collection: string) =>
  new Schema<DiscardedFile>(
    { _id: { type: String, required: true }, failures: Number, notBefore: Date },
    { collection, versionKey: false },
  );

/** Files that a crash or an unreachable storage has left are searched at this interval in milliseconds. */
const pause = 60_000;
const delays = { first: pause, most: 86_400_000 };
/**
 * The storage counts as down after this number of failed files in a row, because each one may have waited for half a
 * minute.
 */
const mostFailures = 3;

/** A file is removed after the commit that released it, never before, and also after a crash between the two. */
@Injectable()
export class DiscardedFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(DiscardedFiles.name);
  private readonly loop = new BackgroundLoop(DiscardedFiles.name, () => this.remove(), pause);

  constructor(
    @InjectModel(discardedFileModel) private readonly model: Model<DiscardedFile>,
    private readonly store: ObjectStore,
    private readonly time: RealTime,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.runSoon();
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

  removeSoon(): void {
    this.loop.runSoon();
  }

  /** A file that cannot be removed moves behind the others. */
  private async remove(): Promise<boolean> {
    const due = await this.model
      .find({ notBefore: { $not: { $gt: this.time.now() } } })
      .limit(100)
      .lean();
    let inARow = 0;
    for (const file of due) {
      try {
        await this.store.remove(file._id);
        await this.model.deleteOne({ _id: file._id });
        inARow = 0;
      } catch (error) {
        await this.stepBack(file);
        inARow += 1;
        if (inARow === mostFailures) throw error;
        this.logger.warn(`The file ${file._id} cannot be removed and is tried again: ${(error as Error).message}`);
      }
    }
    return false;
  }

  private async stepBack({ _id, failures = 0 }: DiscardedFile): Promise<void> {
    const notBefore = new Date(this.time.now().getTime() + backOff(failures + 1, delays));
    await this.model.updateOne({ _id }, { $set: { failures: failures + 1, notBefore } });
  }
}
