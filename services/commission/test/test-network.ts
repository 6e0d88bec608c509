import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fingerprintOf } from '@deepam/bank-statements';
import {
  claimReturnedCredits,
  confirmedBankLayout,
  payoutsInStatements,
  type BankLayout,
  type BodyOf,
  type ResponseOf,
} from '@deepam/contracts';

type Claim = BodyOf<typeof claimReturnedCredits>;
type Line = ResponseOf<typeof payoutsInStatements>['lines'][number];

/** As much of network as batches ask for: columns that somebody has confirmed, and what statements tell of payouts. */
export class TestNetwork {
  private readonly layouts = new Map<string, BankLayout>();
  private readonly lines: Line[] = [];
  /** Credits that serve a request: references of payouts that they name. */
  readonly served = new Set<string>();
  isAway = false;
  /** By movement, the payout whose transfer a debit is; null while most tests write the same number into all debits. */
  transfers: Map<string, string> | null = null;
  /** What commission has claimed, by reference. */
  readonly claimed = new Set<string>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const answer = this.answer(request.url ?? '', Buffer.concat(pieces).toString());
        response.statusCode = this.isAway ? 503 : answer === null ? 404 : 200;
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? {}));
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

  private answer(path: string, text: string): object | null {
    const { fingerprint, references } = JSON.parse(text) as { fingerprint: string; references: readonly string[] };
    if (path.endsWith(confirmedBankLayout.path)) return { layout: this.layouts.get(fingerprint) ?? null };
    if (path.endsWith(claimReturnedCredits.path)) return this.claim(JSON.parse(text) as Claim);
    if (!path.endsWith(payoutsInStatements.path)) return null;
    return { lines: this.lines.filter(({ reference }) => references.includes(reference)) };
  }

  private claim({ claim, credits, debits }: Claim): ResponseOf<typeof claimReturnedCredits> {
    const refused = credits.filter(({ reference }) => this.served.has(reference));
    if (claim) for (const { reference } of credits) if (!this.served.has(reference)) this.claimed.add(reference);
    const isOfOther = ({ key, reference }: Claim['debits'][number]) =>
      (this.transfers?.get(key) ?? reference) !== reference;
    const refusedDebits = debits.filter(isOfOther);
    if (claim) for (const debit of debits) if (!isOfOther(debit)) this.transfers?.set(debit.key, debit.reference);
    return { refused: refused.map(({ key }) => key), refusedDebits };
  }

  /** A statement that was taken in has these. */
  tells(...lines: readonly Line[]): void {
    this.lines.push(...lines);
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
