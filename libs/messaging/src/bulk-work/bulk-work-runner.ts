import { BackgroundLoop, newId, SESSION_REVOCATIONS, type SessionRevocations } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { BulkCalls } from './bulk-calls.js';
import { BulkWorksRepository } from './bulk-works.repository.js';
import { RowDoer } from './row-doer.js';
import { NotHeld, type WorkCaller } from './work-caller.js';

const pause = 5_000;

/** The runner works through rows in the background, even after the requester has left or a process has died. */
@Injectable()
export class BulkWorkRunner implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(BulkWorkRunner.name, () => this.runNextWork(), pause);
  private closing = false;
  private revocations: SessionRevocations | null = null;

  constructor(
    private readonly works: BulkWorksRepository,
    private readonly doer: RowDoer,
    private readonly calls: BulkCalls,
    private readonly moduleRef: ModuleRef,
  ) {}

  /** Nest resolves the dependency late, like the access guard. */
  onModuleInit(): void {
    this.revocations = this.moduleRef.get<SessionRevocations>(SESSION_REVOCATIONS, { strict: false });
  }

  onApplicationBootstrap(): void {
    this.loop.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    this.closing = true;
    await this.loop.stop();
  }

  runSoon(): void {
    this.loop.runSoon();
  }

  private async runNextWork(): Promise<boolean> {
    const holder = newId();
    // A process would reject each row of a kind that only a newer release knows.
    const taken = await this.works.takeWork(holder, this.calls.kinds);
    if (!taken?.caller) return false;
    try {
      await this.run(taken._id, taken.caller, holder);
    } catch (error) {
      if (!(error instanceof NotHeld)) throw error;
    }
    return !this.closing;
  }

  private async run(id: string, caller: WorkCaller, holder: string): Promise<void> {
    for (;;) {
      if (this.closing) return this.works.letGo(id, holder);
      const row = await this.works.nextRow(id);
      if (!row) return this.works.end(id, holder, 'done');
      if (this.isOver(caller)) return this.works.end(id, holder, 'stopped');
      await this.doer.decide(row, caller, holder);
    }
  }

  private isOver({ memberId, sessionVersion }: WorkCaller): boolean {
    return this.revocations?.isRevoked({ memberId, sessionVersion }) === true;
  }
}
