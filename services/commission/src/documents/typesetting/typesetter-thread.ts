import { Worker } from 'node:worker_threads';
import type { SheetResult } from './sheet-result.js';
import type { Sheet } from './sheet.js';
import { typesetterProgram } from './typesetter-program.js';

/** MB of JavaScript; the compiler's own memory, about 100 MB, is not in it and goes when the thread ends. */
const heap = 64;

/** A thread that sets one document after the other, until one is too much for it. */
export class TypesetterThread {
  /** How many it was given. */
  documents = 0;
  private readonly worker = new Worker(new URL(typesetterProgram.file, import.meta.url), {
    execArgv: typesetterProgram.execArgv,
    // None of the service's secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  private ended: Error | undefined;
  private readonly ready: Promise<unknown>;

  /** @param time milliseconds for its start, and for each document */
  constructor(private readonly time: number) {
    this.worker.on('error', (error) => (this.ended ??= error));
    this.worker.on('exit', (code) => (this.ended ??= new Error(`The thread ended with ${code}.`)));
    // A service that stops does not wait for it.
    this.worker.unref();
    this.ready = this.answer();
    this.ready.catch(() => undefined);
  }

  get isAlive(): boolean {
    return this.ended === undefined;
  }

  /** @throws Error when the thread does not outlive the document, or cannot set it */
  async set(sheet: Sheet): Promise<Buffer> {
    await this.ready;
    this.documents += 1;
    const answer = this.answer();
    this.worker.postMessage(sheet);
    const result = (await answer) as SheetResult;
    if ('error' in result) throw new Error(result.error);
    return Buffer.from(result.pdf);
  }

  async end(): Promise<void> {
    this.ended ??= new Error('The thread was ended.');
    await this.worker.terminate();
  }

  private answer(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.ended ??= new Error(`A document took more than ${this.time} ms.`);
        void this.worker.terminate();
      }, this.time);
      const stop = () => {
        clearTimeout(timer);
        this.worker.off('message', answered).off('exit', died);
      };
      const answered = (message: unknown) => {
        stop();
        resolve(message);
      };
      const died = () => {
        stop();
        reject(this.ended ?? new Error('The thread has ended.'));
      };
      this.worker.on('message', answered).on('exit', died);
      if (!this.isAlive) died();
    });
  }
}
