import { namesReversal, provingNumbersOf } from '@deepam/bank-statements';
import { indianDay } from '@deepam/contracts';
import { BackgroundLoop, Clock, Database, DomainError, isDuplicateKey, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import type { Candidate, Pair } from './domain/match-types.js';
import { grouped } from './domain/grouped.js';
import { matchPayments, candidateLineFilters } from './domain/matching.js';
import { CottonPayments } from './cotton-payments.js';
import { CreditUses } from './credit-uses.js';
import { MatchingNotes } from './matching-notes.js';
import { MatchingLease, type HeldLease } from './matching-lease.js';
import { Reversals } from './reversals.js';
import { TransferEvidence } from './transfer-evidence.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { knownTransferModel } from './persistence/known-transfer.schema.js';
import { expectedPaymentModel, waitingStatuses, type ExpectedPayment } from './persistence/expected-payment.schema.js';

const pace = { gather: 500, pause: 5_000 };
const isUnseen = { isUnseen: true } as const;
/** No rule pairs these lines with a request, but they may be evidence of a transfer. */
const ofEvidence = [{ direction: 'debit' }, { hasOtherNumbers: true }] as const;
/** Older lines and requests are matched once and never again. */
const lookBackMs = 90 * 86_400_000;

/**
 * Matching runs after the commit of lines and requests, since a concurrent import and request do not see each other.
 * The one that is marked later is matched when both are visible.
 */
@Injectable()
export class PaymentMatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(PaymentMatcher.name, () => this.matchNew(), pace);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly lease: MatchingLease,
    private readonly notes: MatchingNotes,
    private readonly cotton: CottonPayments,
    private readonly uses: CreditUses,
    private readonly reversals: Reversals,
    private readonly evidence: TransferEvidence,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
  ) {}

  onApplicationBootstrap(): void {
    for (const model of [bankLineModel, expectedPaymentModel, knownTransferModel])
      this.database.wakeUps.on(model, () => this.loop.runSoon());
    this.loop.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async matchNew(): Promise<boolean> {
    if (await this.hasNew()) await this.lease.run((lease) => this.matchAll(lease));
    return false;
  }

  private async hasNew(): Promise<boolean> {
    const [line, request] = await Promise.all([
      this.lines.exists({ ...isUnseen, $or: [...ofEvidence, { isRepeated: { $exists: false } }] }),
      this.expected.exists(isUnseen),
    ]);
    return line !== null || request !== null || (await this.evidence.hasNew());
  }

  private async matchAll(lease: HeldLease): Promise<void> {
    if (!(await this.hasNew())) return;
    const since = new Date(this.clock.now().getTime() - lookBackMs);
    const requests = await this.expected
      .find({
        status: { $in: waitingStatuses },
        state: { $ne: 'matched' },
        $or: [isUnseen, { requestedAt: { $gte: since } }],
      })
      .lean<ExpectedPayment[]>();
    const lines = await this.linesFor(requests, since);
    const evidence = await this.lines.find({ ...isUnseen, $or: [...ofEvidence] }).lean<BankLine[]>();
    const names = await this.namesOf(requests);
    // No rule pairs the other lines, which are thousands after an import.
    const possible = lines.filter(mayPairWith(requests));
    const used = await this.uses.usesOf(possible);
    const free = possible.filter(({ movementKey }) => !used.has(movementKey));
    const returned = await this.reversals.reversalsOf(free);
    const matching = matchPayments(
      free.map((line) => ({
        ...line,
        ...numbersOf(line),
        id: line._id,
        mayBeReturn: returned.has(line) || mayBeReturn(line),
      })),
      requests.map((request) => ({
        ...request,
        id: request._id,
        name: names.get(request.memberId) ?? '',
        requestedOn: indianDay(request.requestedAt),
      })),
    );
    const [lineOf, requestOf] = [byId(lines), byId(requests)];
    for (const pair of matching.matched)
      await this.settle(pair, { line: lineOf.get(pair.lineId)!, request: requestOf.get(pair.requestId)! }, lease);
    await this.reassess(requests, matching.matched);
    await this.notes.write(lines, requests, matching, lease);
    const all = [...lines, ...evidence];
    await this.evidence.identify(all);
    await this.lines.updateMany({ _id: { $in: all.map(({ _id }) => _id) } }, { $unset: { isUnseen: 1 } });
  }

  /**
   * New requests are included, since a match that was written concurrently with a new order did not see it.
   */
  private async reassess(requests: readonly ExpectedPayment[], matched: readonly Pair[]): Promise<void> {
    const paid = new Set(matched.map(({ requestId }) => requestId));
    const orders = requests.filter(({ _id, kind, isUnseen: isNew }) => kind === 'cotton' && (isNew || paid.has(_id)));
    for (const [, ofAmount] of grouped(orders, ({ amountPaise }) => [amountPaise]))
      await this.transactions.run((session) => this.cotton.reassess(ofAmount, session));
  }

  /** Lines with earlier candidates are included, since their request may be closed. */
  private async linesFor(requests: readonly ExpectedPayment[], since: Date): Promise<BankLine[]> {
    const recent = { date: { $gte: indianDay(since) } };
    const free = {
      direction: 'credit',
      isRepeated: { $exists: false },
      state: { $in: ['unmatched', 'suggested', 'ambiguous'] },
    };
    const parts = [
      isUnseen,
      ...candidateLineFilters(requests).map((some) => ({ $and: [some, recent] })),
      { ...recent, state: { $in: ['suggested', 'ambiguous'] } },
    ];
    const found = new Map<string, BankLine>();
    for (const part of parts)
      for (const line of await this.lines.find({ ...free, ...part } as never).lean<BankLine[]>())
        found.set(line._id, line);
    return [...found.values()];
  }

  private async namesOf(requests: readonly ExpectedPayment[]): Promise<ReadonlyMap<string, string>> {
    const ids = requests.map(({ memberId }) => memberId);
    const found = await this.memberships.find({ _id: { $in: ids } }, { name: 1 }).lean<Membership[]>();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  /** The pair is written only if both sides are still free, since a decision may be newer than the read data. */
  private async settle(
    { lineId, requestId, reason, score }: Pair,
    { line, request }: { readonly line: BankLine; readonly request: ExpectedPayment },
    lease: HeldLease,
  ): Promise<void> {
    await this.transactions
      .run(async (session) => {
        await lease.renew(session);
        const expected = await this.expected.updateOne(
          { _id: requestId, status: { $in: waitingStatuses }, lineId: { $exists: false } },
          { $set: { state: 'matched', lineId, candidates: [{ id: lineId, reason, score }] }, $unset: { isUnseen: 1 } },
          { session },
        );
        if (expected.modifiedCount !== 1 || !(await this.takeLine(lineId, { id: requestId, reason, score }, session)))
          throw new Taken();
        await this.cotton.announceMatch(requestId, lineId, session);
        await this.uses.use(line, request, session);
      })
      .catch((error: unknown) => {
        // Another replica or a decision was faster, and the next run sees it.
        const isUsed = error instanceof DomainError && error.code === 'NETWORK.CREDIT_USED';
        if (!(error instanceof Taken || isUsed || isDuplicateKey(error))) throw error;
      });
  }

  /** @returns false if the line serves another request already */
  private async takeLine(lineId: string, candidate: Candidate, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.lines.updateOne(
      { _id: lineId, expectedId: { $exists: false } },
      { $set: { state: 'matched', expectedId: candidate.id, candidates: [candidate] }, $unset: { isUnseen: 1 } },
      { session },
    );
    return modifiedCount === 1;
  }
}

class Taken extends Error {}

function numbersOf(line: BankLine) {
  const references = provingNumbersOf(line);
  return { references, doubtful: line.references.filter((number) => !references.includes(number)) };
}

const byId = <T extends { readonly _id: string }>(all: readonly T[]) => new Map(all.map((one) => [one._id, one]));

function mayPairWith(requests: readonly ExpectedPayment[]): (line: BankLine) => boolean {
  const numbers = new Set(requests.flatMap(({ utr, txnids }) => [utr, ...txnids]));
  const amounts = new Set(requests.map(({ amountPaise }) => amountPaise));
  return ({ references, amountPaise }) => amounts.has(amountPaise) || references.some((one) => numbers.has(one));
}

const mayBeReturn = (line: BankLine): boolean =>
  line.namedTransfers !== undefined ||
  line.reversedOn !== undefined ||
  line.dismissedReversals !== undefined ||
  namesReversal(line.narration, line.reference);
