import type { ServerResponse } from 'node:http';
import type { NotificationView } from '@deepam/contracts';
import { inSpan, presence } from '@deepam/platform';
import { formatPosition, type StreamPosition } from './stream-position.js';
import { drained } from './drained.js';

export interface StreamedItem {
  readonly view: NotificationView;
  /** The reader's position once they have this one. */
  readonly position: StreamPosition;
  /** Of the trace that ends here. */
  readonly traceparent?: string | undefined;
}

export interface StreamedNews {
  readonly items: readonly StreamedItem[];
  /** How often something of the reader's list was read or decided. */
  readonly readings: number;
}

export interface MemberStreamSource {
  /** What comes after the position, in order. */
  readonly after: (position: StreamPosition) => Promise<StreamedNews>;
  /** Whether the reader may go on: their session still stands. */
  readonly mayGoOn: () => boolean;
}

/**
 * One open connection to one browser. A wake or the heartbeat makes it look into the database and send what is new, each once and in
 * order; wakes during a look cause one more look. A reader who does not keep up is waited for.
 */
export class MemberStream {
  private looking = false;
  private lookAgain = false;
  /** As the reader's pages know it; what they fetch when the stream begins is as new as its first look. */
  private readings: number | null = null;

  constructor(
    private readonly response: ServerResponse,
    private position: StreamPosition,
    private readonly source: MemberStreamSource,
    private readonly failed: (error: unknown) => void,
  ) {}

  begin(): void {
    this.response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would hold events back.
      'x-accel-buffering': 'no',
    });
    this.response.write('retry: 3000\n\n');
  }

  beat(): void {
    void presence.note();
    if (!this.source.mayGoOn()) return this.end();
    this.response.write(': still here\n\n');
    this.wake();
  }

  wake(): void {
    this.lookAgain = true;
    if (this.looking) return;
    this.looking = true;
    this.look()
      .catch((error: unknown) => {
        this.failed(error);
        // The browser comes back with its last position.
        this.end();
      })
      .finally(() => {
        this.looking = false;
      });
  }

  end(): void {
    this.response.end();
  }

  /** Ended by us, or by a reader who left. */
  private get isOver(): boolean {
    return this.response.destroyed || this.response.writableEnded;
  }

  private async look(): Promise<void> {
    while (this.lookAgain && !this.isOver) {
      this.lookAgain = false;
      if (!this.source.mayGoOn()) return this.end();
      const { items, readings } = await this.source.after(this.position);
      for (const item of items) await this.send(item);
      this.sendReading(readings);
      if (items.length > 0) this.lookAgain = true;
    }
  }

  /** Without an id: nothing is resumed from it. */
  private sendReading(readings: number): void {
    if (this.readings !== null && readings !== this.readings && !this.isOver) {
      this.response.write('event: read\ndata: {}\n\n');
    }
    this.readings = readings;
  }

  private async send(item: StreamedItem): Promise<void> {
    if (this.isOver) return;
    const { view, position, traceparent } = item;
    const attributes = { 'deepam.notification.kind': view.kind };
    const start = () => ({ kind: 'producer', name: 'deliver notification', attributes }) as const;
    await inSpan(traceparent, start, () => this.write(view, position));
  }

  private async write(view: NotificationView, position: StreamPosition): Promise<void> {
    const text = `id: ${formatPosition(position)}\nevent: notification\ndata: ${JSON.stringify(view)}\n\n`;
    this.position = position;
    if (!this.response.write(text)) await drained(this.response);
  }
}
