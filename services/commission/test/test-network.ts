import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fingerprintOf } from '@deepam/bank-statements';
import { confirmedBankLayout, type BankLayout } from '@deepam/contracts';

/** As much of network as the answers of banks ask for: the columns that somebody has confirmed. */
export class TestNetwork {
  private readonly layouts = new Map<string, BankLayout>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const { fingerprint } = JSON.parse(Buffer.concat(pieces).toString()) as { fingerprint: string };
        const isKnown = request.url?.endsWith(confirmedBankLayout.path) === true;
        response.statusCode = isKnown ? 200 : 404;
        const answer = { layout: this.layouts.get(fingerprint) ?? null };
        response.setHeader('content-type', 'application/json').end(JSON.stringify(isKnown ? answer : {}));
      });
    });
  }

  static async start(): Promise<TestNetwork> {
    const network = new TestNetwork();
    await new Promise<void>((resolve) => network.server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What somebody has confirmed for statements with these headers. */
  confirms(headers: string, layout: BankLayout): void {
    this.layouts.set(fingerprintOf({ line: 1, cells: headers.split(',') }), layout);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
