import type { ServerResponse } from 'node:http';
import type { NotificationView } from '@deepam/contracts';
import { inSpan } from '@deepam/platform';

export interface StreamPosition {
  readonly own: number;
  readonly broadcast: number;
}

const formatPosition = ({ own, broadcast }: StreamPosition): string => `${own}.${broadcast}`;

/** @returns null for invalid text; the stream then starts now */
export function parsePosition(text: unknown): StreamPosition | null {
  const match = typeof text === 'string' ? /^(\d{1,15})\.(\d{1,15})$/.exec(text) : null;
  return match && { own: Number(match[1]), broadcast: Number(match[2]) };
}

export interface StreamedItem {
  readonly view: NotificationView;
  readonly position: StreamPosition;
  readonly traceparent?: string | undefined;
}

/** The latest numbers of a member, in the database or in what a stream has sent. */
export interface StreamState extends StreamPosition {
  readonly readings: number;
}

export interface StreamedNews {
  readonly items: readonly StreamedItem[];
  readonly readings: number;
}

interface MemberStreamSource {
  readonly after: (position: StreamPosition) => Promise<StreamedNews>;
  readonly mayGoOn: () => boolean;
}

/**
 * A stream is one connection of one browser. A wake makes it read the database and send new entries, each once and in
 * order; a wake during a read causes one more read. A slow reader pauses the stream.
 */
export class MemberStream {
  private looking = false;
  private lookAgain = false;
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
      // The proxy nginx would buffer events without this header.
      'x-accel-buffering': 'no',
    });
    this.response.write('retry: 3000\n\n');
  }

  beat(): void {
    if (!this.source.mayGoOn()) return this.end();
    this.response.write(': still here\n\n');
  }

  isBehind({ own, broadcast, readings }: StreamState): boolean {
    return this.position.own < own || this.position.broadcast < broadcast || this.readings !== readings;
  }

  wake(): void {
    this.lookAgain = true;
    if (this.looking) return;
    this.looking = true;
    this.sendNews()
      .catch((error: unknown) => this.fail(error))
      .finally(() => {
        this.looking = false;
      });
  }

  /** The browser reconnects with its last position. */
  fail(error: unknown): void {
    this.failed(error);
    this.end();
  }

  end(): void {
    this.response.end();
  }

  private get isOver(): boolean {
    return this.response.destroyed || this.response.writableEnded;
  }

  private async sendNews(): Promise<void> {
    while (this.lookAgain && !this.isOver) {
      this.lookAgain = false;
      if (!this.source.mayGoOn()) return this.end();
      const { items, readings } = await this.source.after(this.position);
      for (const item of items) await this.send(item);
      this.sendReading(readings);
      if (items.length > 0) this.lookAgain = true;
    }
  }

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

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const stopWaiting = () => {
      response.off('drain', stopWaiting).off('close', stopWaiting);
      resolve();
    };
    response.once('drain', stopWaiting).once('close', stopWaiting);
  });
}
