import { EventEmitter } from 'node:events';

export class Emitting {
  private readonly emitter = new EventEmitter();

  constructor() {
    // An `error` without a listener would end the process.
    this.emitter.on('error', () => {});
  }

  on(event: string, listener: (...given: never[]) => void): void {
    this.emitter.on(event, listener as (...given: unknown[]) => void);
  }

  protected emit(event: string, given?: unknown): void {
    this.emitter.emit(event, given);
  }
}
