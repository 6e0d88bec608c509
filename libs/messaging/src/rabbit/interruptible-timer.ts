import type { RealTime } from '@deepam/platform';

/** An interruption during work is not lost: the next wait returns immediately. */
export class InterruptibleTimer {
  private interrupted = false;
  private wakeUp: (() => void) | null = null;

  constructor(private readonly time: RealTime) {}

  interrupt(): void {
    this.interrupted = true;
    this.wakeUp?.();
  }

  async wait(ms: number): Promise<void> {
    if (!this.interrupted) {
      await new Promise<void>((resolve) => {
        const cancel = this.time.after(ms, resolve);
        this.wakeUp = () => {
          cancel();
          resolve();
        };
      });
      this.wakeUp = null;
    }
    this.interrupted = false;
  }
}
