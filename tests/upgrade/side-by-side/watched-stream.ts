import { notificationStream, notificationView } from '@deepam/contracts';
import { Stopwatch } from './stopwatch.js';

/** Milliseconds until a stream that ended is opened again. */
const pause = 100;
/** Milliseconds between two looks at whether it is open. */
const look = 20;

export class WatchedStream {
  openings = 0;
  readonly heard: string[] = [];
  readonly open = new Stopwatch();
  private readonly end = new AbortController();
  private readonly running: Promise<void>;
  private lastId: string | undefined;

  constructor(
    private readonly url: string,
    readonly token: string,
  ) {
    this.running = this.listen();
  }

  async close(): Promise<void> {
    this.open.well();
    this.end.abort();
    await this.running;
  }

  private async listen(): Promise<void> {
    while (!this.end.signal.aborted) {
      await this.once().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  private async once(): Promise<void> {
    const answer = await fetch(`${this.url}/api${notificationStream.path}`, {
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(this.lastId !== undefined && { 'last-event-id': this.lastId }),
      },
      signal: this.end.signal,
    });
    if (!answer.ok) throw new Error(`The stream answered ${answer.status}`);
    this.openings += 1;
    this.open.well();
    const isOpen = setInterval(() => this.open.well(), look);
    try {
      let text = '';
      for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop() ?? '';
        blocks.forEach((block) => this.take(block));
      }
    } finally {
      clearInterval(isOpen);
    }
  }

  private take(block: string): void {
    const [, id] = /^id: (.+)$/m.exec(block) ?? [];
    const [, data] = /^data: (.+)$/m.exec(block) ?? [];
    if (id === undefined || data === undefined) return;
    this.lastId = id;
    this.heard.push(notificationView.parse(JSON.parse(data))._id);
  }
}
