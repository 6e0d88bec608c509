import { Worker } from 'node:worker_threads';
import type { SheetResult, Sheet } from './sheet.js';
import { fileURLToPath } from 'node:url';

/** Tests run the sources directly, so Node needs the same hooks as the other test programs. */
const typesetterProgram = fileURLToPath(import.meta.url).endsWith('.ts')
  ? {
      file: './typesetter-main.ts',
      execArgv: ['--import', new URL('../../../../../libs/testing/typescript/register.mjs', import.meta.url).href],
    }
  : { file: './typesetter-main.js', execArgv: [] };

/** The heap is in MB. The compiler's own memory of about 100 MB comes on top, and is freed when the thread ends. */
const heap = 64;

/** A thread typesets one document after the other until a document crashes it. */
export class TypesetterThread {
  documents = 0;
  private readonly worker = new Worker(new URL(typesetterProgram.file, import.meta.url), {
    execArgv: typesetterProgram.execArgv,
    // The thread gets none of the service's secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  private ended: Error | undefined;
  private readonly ready: Promise<unknown>;

  /** @param time milliseconds for its start, and for each document */
  constructor(private readonly time: number) {
    this.worker.on('error', (error) => (this.ended ??= error));
    this.worker.on('exit', (code) => (this.ended ??= new Error(`The thread ended with ${code}.`)));
    // The thread does not keep a stopping service alive.
    this.worker.unref();
    this.ready = this.answer();
    this.ready.catch(() => undefined);
  }

  get isAlive(): boolean {
    return this.ended === undefined;
  }

  /** @throws Error if the document crashes the thread or can't be set */
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
