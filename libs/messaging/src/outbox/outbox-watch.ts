import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Alarm } from '../rabbit/alarm.js';
import { backOff } from '../rabbit/back-off.js';
import { outboxModelName, type OutboxRow } from './outbox.schema.js';

/**
 * Tells the relay that something was inserted. Only a hint: it opens at "now" after every fault, and what it misses is
 * found by polling.
 */
@Injectable()
export class OutboxWatch {
  private readonly logger = new Logger('Messaging');
  private readonly pause = new Alarm();
  private running: Promise<void> | null = null;
  private closeStream: (() => void) | null = null;
  private stopped = false;

  constructor(@InjectModel(outboxModelName) private readonly rows: Model<OutboxRow>) {}

  start(onInsert: () => void): void {
    this.running ??= this.watch(onInsert);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.pause.ring();
    this.closeStream?.();
    await this.running;
  }

  private async watch(onInsert: () => void): Promise<void> {
    let failures = 0;
    while (!this.stopped) {
      const fault = await this.watchOnce(() => {
        failures = 0;
        onInsert();
      });
      if (this.stopped) break;
      failures += 1;
      if (failures === 1) this.logger.warn(`The outbox is polled only, its change stream ended: ${fault}`);
      await this.pause.wait(backOff(failures, 500, 30_000));
    }
  }

  /** Returns what ended the stream. */
  private watchOnce(onInsert: () => void): Promise<string> {
    return new Promise((ended) => {
      // The resume token (`_id`) is all that travels, not the rows.
      const stream = this.rows.collection.watch([{ $match: { operationType: 'insert' } }, { $project: { _id: 1 } }]);
      this.closeStream = () => void stream.close().catch(() => {});
      stream.on('change', onInsert);
      stream.on('error', (fault) => {
        void stream.close().catch(() => {});
        ended(fault.message);
      });
      stream.on('close', () => ended('closed'));
    });
  }
}
