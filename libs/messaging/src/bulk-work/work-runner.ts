import { BackgroundLoop, newId } from '@deepam/platform';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { HeldRow, HeldWork } from './held-work.js';
import type { HeldWorks } from './held-works.js';
import { NotHeld } from './work-caller.js';

const pause = 5_000;

/** Works through rows in the background, even after the requester has left or a process has died. */
export abstract class WorkRunner<Work extends HeldWork, Row extends HeldRow>
  implements OnApplicationBootstrap, OnModuleDestroy
{
  private readonly loop: BackgroundLoop;
  private closing = false;

  protected constructor(
    name: string,
    private readonly works: HeldWorks<Work, Row>,
  ) {
    this.loop = new BackgroundLoop(name, () => this.look(), pause);
  }

  protected abstract decide(row: Row, caller: NonNullable<Work['caller']>, holder: string): Promise<void>;

  protected abstract isOver(caller: NonNullable<Work['caller']>): boolean;

  protected get supportedWorks(): object {
    return {};
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

  private async look(): Promise<boolean> {
    const holder = newId();
    const taken = await this.works.takeWork(holder, this.supportedWorks);
    if (!taken?.caller) return false;
    try {
      await this.run(taken._id, taken.caller, holder);
    } catch (error) {
      if (!(error instanceof NotHeld)) throw error;
    }
    return !this.closing;
  }

  private async run(id: string, caller: NonNullable<Work['caller']>, holder: string): Promise<void> {
    for (;;) {
      if (this.closing) return this.works.letGo(id, holder);
      const row = await this.works.nextRow(id);
      if (!row) return this.works.end(id, holder, 'done');
      if (this.isOver(caller)) return this.works.end(id, holder, 'stopped');
      await this.decide(row, caller, holder);
    }
  }
}
