import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  accountNames,
  accountsWith,
  issueServiceToken,
  revealBankDetails,
  revealBatchDetails,
  revealPans,
  type BodyOf,
  type EventData,
  type payeeDetailsChanged,
} from '@deepam/contracts';
import { firstYearOf } from '../src/tax/domain/tax-year.js';

interface Details {
  readonly digest: string | null;
  readonly name: string;
  readonly bankHolder: string | null;
  readonly bankAccountNo: string;
  readonly ifscCode: string;
  readonly pan: string | null;
}

interface Known {
  readonly digest?: string | null;
  readonly isOnItsWay?: boolean;
  readonly heldFrom?: Date | null;
  readonly name?: string;
  readonly ifscCode?: string;
  readonly bankHolder?: string | null;
  readonly pan?: string | null;
  readonly earlierPans?: readonly string[];
}

type Question = Readonly<
  Partial<
    BodyOf<typeof revealBankDetails> &
      BodyOf<typeof revealBatchDetails> &
      BodyOf<typeof revealPans> &
      BodyOf<typeof accountNames> &
      BodyOf<typeof accountsWith>
  >
>;

type DetailsEvent = EventData<typeof payeeDetailsChanged>;

export class TestIdentity {
  publish: (event: DetailsEvent) => Promise<void> = () => Promise.resolve();
  private revision = 0;
  readonly revealed: string[] = [];
  deciders: string[] | null = [];
  readonly asked: unknown[] = [];
  keepsNames = false;
  readonly details = new Map<string, Details>();
  /** The token is null until the calling service has started. */
  ownToken: string | null = null;
  private readonly server: Server;
  private held: { readonly asked: () => void; readonly until: Promise<void> } | null = null;

  private constructor() {
    this.server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(pieces).toString() || '{}') as Question;
        const answer = this.answers[request.url?.replace(/^\/api/, '') ?? '']?.(body);
        const send = () => {
          response.statusCode = answer ? 200 : 404;
          response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? {}));
        };
        const { held } = this;
        if (this.keepsNames && request.url?.endsWith(accountNames.path)) return;
        if (held === null || !request.url?.endsWith(revealBatchDetails.path)) return send();
        this.held = null;
        held.asked();
        void held.until.then(send);
      });
    });
  }

  private readonly answers: Record<string, (body: Question) => object | null> = {
    [issueServiceToken.path]: () => (this.ownToken === null ? null : { token: this.ownToken, expiresIn: 120 }),
    [accountNames.path]: ({ ids = [] }) => ids.map((_id) => ({ _id, name: `Name of ${_id}` })),
    [accountsWith.path]: ({ anyOf = [], also }) => {
      this.asked.push([anyOf, also]);
      return this.deciders;
    },
    [revealPans.path]: ({ memberIds = [] }) =>
      memberIds.flatMap((memberId) => {
        const known = this.details.get(memberId);
        return known ? [{ memberId, name: known.name, pan: known.pan, persons: personsOf(known.pan) }] : [];
      }),
    [revealBankDetails.path]: ({ memberId = '' }) => {
      const { name, bankHolder, bankAccountNo, ifscCode, digest } = this.details.get(memberId)!;
      return { name, bankHolder, bankAccountNo, ifscCode, digests: digestsOf(digest) };
    },
    [revealBatchDetails.path]: ({ payees = [] }) => {
      if (payees.length === 0) return null;
      return payees.flatMap(({ memberId, payableId }) => {
        const known = this.details.get(memberId);
        this.revealed.push(payableId);
        return known
          ? [
              {
                memberId,
                name: known.name,
                bankHolder: known.bankHolder,
                bankAccountNo: known.bankAccountNo,
                ifscCode: known.ifscCode,
                digests: digestsOf(known.digest),
              },
            ]
          : [];
      });
    },
  };

  static async start(): Promise<TestIdentity> {
    const identity = new TestIdentity();
    await new Promise<void>((resolve) => identity.server.listen(0, '127.0.0.1', resolve));
    return identity;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async knows(
    memberId: string,
    {
      digest = memberId,
      isOnItsWay = false,
      heldFrom = null,
      name = 'Asha Patil',
      ifscCode = 'SBIN0005943',
      bankHolder = null,
      pan = null,
      earlierPans = [],
    }: Known = {},
  ): Promise<DetailsEvent> {
    const bankAccountNo = `00${BigInt(`0x${memberId.slice(-12)}`)
      .toString()
      .padStart(15, '0')
      .slice(-15)}`;
    const bankDigest = digest === null ? null : digestOf(`bank ${digest}`);
    this.details.set(memberId, { digest: bankDigest, name, bankHolder, bankAccountNo, ifscCode, pan });
    const event = {
      memberId,
      revision: ++this.revision,
      bankDigest,
      persons: personsOf(pan),
      earlierPans: earlierPans.map((earlier) => ({
        year: firstYearOf(new Date()),
        persons: personsOf(earlier),
      })),
      heldFrom: heldFrom?.toISOString() ?? null,
    };
    if (!isOnItsWay) await this.publish(event);
    return event;
  }

  /** The next reply waits until `goOn` and contains the details at the time of the request. */
  holdNext(): { readonly asked: Promise<void>; readonly goOn: () => void } {
    let goOn = (): void => undefined;
    const until = new Promise<void>((resolve) => (goOn = resolve));
    const asked = new Promise<void>((resolve) => (this.held = { asked: resolve, until }));
    return { asked, goOn };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const digestsOf = (digest: string | null): string[] => (digest === null ? [] : [digestOf('an older key'), digest]);

const personsOf = (pan: string | null): string[] =>
  pan === null ? [] : [digestOf(`new ${pan}`), digestOf(`old ${pan}`)];
