import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { spansOf, type RecordedSpan } from './recorded-span.js';

export class SpanCollector {
  readonly spans: RecordedSpan[] = [];
  private readonly server = createServer((request, response) => {
    void this.take(request).then(() => response.end('{}'));
  });

  static async start(): Promise<SpanCollector> {
    const collector = new SpanCollector();
    await new Promise<void>((listens) => collector.server.listen(0, '127.0.0.1', listens));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async take(request: IncomingMessage): Promise<void> {
    this.spans.push(...spansOf(JSON.parse(await text(request))));
  }
}
