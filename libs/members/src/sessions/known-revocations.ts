import { BackgroundLoop, changeStreamOptions, RevokedSessions } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { revocationOf, sessionRevocationModel, type SessionRevocationDocument } from './session-revocation.schema.js';

/** New revocations are read at this interval in milliseconds, in case the change stream has missed one. */
const REFRESH_MS = 5_000;

/**
 * The revocations are in this process's memory: every request checks them, and a change stream updates them within
 * milliseconds.
 */
@Injectable()
export class KnownRevocations extends RevokedSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(KnownRevocations.name);
  private newest = new Date(0);
  private stream: { close(): Promise<void> } | undefined;
  private readonly loop = new BackgroundLoop(KnownRevocations.name, () => this.refresh(), REFRESH_MS);
  private closing = false;

  constructor(@InjectModel(sessionRevocationModel) private readonly model: Model<SessionRevocationDocument>) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.loop.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    this.closing = true;
    await this.loop.stop();
    await this.stream?.close();
  }

  private watch(): void {
    const stream = this.model.watch<SessionRevocationDocument>([], {
      ...changeStreamOptions(this.model.db),
      fullDocument: 'updateLookup',
    });
    stream.on('change', (change: { fullDocument?: SessionRevocationDocument }) => {
      if (change.fullDocument) this.learn(change.fullDocument);
    });
    stream.on('error', (error: Error) => {
      if (this.closing) return;
      this.logger.warn(`The change stream of revocations broke, polling goes on: ${error.message}`);
      this.stream = undefined;
      void stream.close();
    });
    this.stream = stream;
  }

  private async refresh(): Promise<void> {
    if (!this.stream) this.watch();
    // The minute of overlap is necessary, because `revokedAt` is the sender's clock.
    const since = new Date(this.newest.getTime() - 60_000);
    for (const found of await this.model.find({ revokedAt: { $gte: since } }).lean()) this.learn(found);
  }

  private learn(revocation: SessionRevocationDocument): void {
    this.add(revocationOf(revocation));
    if (revocation.revokedAt > this.newest) this.newest = revocation.revokedAt;
  }
}
