import { indianDay } from '@deepam/contracts';
import { BackgroundLoop, Clock, isDuplicateKey, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from '../membership/persistence/membership.schema.js';
import type { Candidate, Matching, Pair } from './domain/match-types.js';
import { matchPayments } from './domain/matching.js';
import { EarlierRequests } from './earlier-requests.js';
import { MatchingTurns } from './matching-turns.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, waitingStatuses, type ExpectedPayment } from './persistence/expected-payment.schema.js';

/** Milliseconds between two looks for what came. */
const pause = 1_000;
const isUnseen = { isUnseen: true } as const;
/** What is older and was looked at once is not looked at again. */
const lookBackMs = 90 * 86_400_000;

/**
 * Finds the money of requests, whenever lines or requests came. It begins after their commit: of an import and a request at one
 * moment neither sees the other, and whichever is marked later is looked at with both there.
 */
@Injectable()
export class PaymentMatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(PaymentMatcher.name, () => this.matchNew(), pause);

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly earlier: EarlierRequests,
    private readonly turns: MatchingTurns,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.later();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  /** Nothing, where nothing is new. @returns whether there may be more */
  async matchNew(): Promise<boolean> {
    await this.earlier.expectAll();
    if (await this.hasNew()) await this.turns.run(() => this.matchAll());
    return false;
  }

  private async hasNew(): Promise<boolean> {
    const [line, request] = await Promise.all([this.lines.exists(isUnseen), this.expected.exists(isUnseen)]);
    return line !== null || request !== null;
  }

  private async matchAll(): Promise<void> {
    // Whose turn it was before may have done all of it.
    if (!(await this.hasNew())) return;
    const since = new Date(this.clock.now().getTime() - lookBackMs);
    const free = { state: { $ne: 'matched' } } as const;
    const lines = await this.lines
      .find({ direction: 'credit', ...free, $or: [isUnseen, { date: { $gte: indianDay(since) } }] })
      .lean<BankLine[]>();
    const requests = await this.expected
      .find({ status: { $in: waitingStatuses }, ...free, $or: [isUnseen, { requestedAt: { $gte: since } }] })
      .lean<ExpectedPayment[]>();
    const names = await this.namesOf(requests);
    const matching = matchPayments(
      lines.map((line) => ({ ...line, id: line._id })),
      requests.map((request) => ({
        ...request,
        id: request._id,
        name: names.get(request.memberId) ?? '',
        requestedOn: indianDay(request.requestedAt),
      })),
    );
    for (const pair of matching.matched) await this.settle(pair);
    await this.note(lines, requests, matching);
  }

  private async namesOf(requests: readonly ExpectedPayment[]): Promise<ReadonlyMap<string, string>> {
    const ids = requests.map(({ memberId }) => memberId);
    const found = await this.memberships.find({ _id: { $in: ids } }, { name: 1 }).lean<Membership[]>();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  /** Both or neither, if both are still free: what was read may be older than a decision. */
  private async settle({ lineId, requestId, reason, score }: Pair): Promise<void> {
    await this.transactions
      .run(async (session) => {
        const expected = await this.expected.updateOne(
          { _id: requestId, status: { $in: waitingStatuses }, lineId: { $exists: false } },
          { $set: { state: 'matched', lineId, candidates: [{ id: lineId, reason, score }] }, $unset: { isUnseen: 1 } },
          { session },
        );
        if (expected.modifiedCount !== 1 || !(await this.takeLine(lineId, { id: requestId, reason, score }, session)))
          throw new Taken();
      })
      .catch((error: unknown) => {
        // Another replica was faster, or somebody decided meanwhile: the next look sees it.
        if (!(error instanceof Taken || isDuplicateKey(error))) throw error;
      });
  }

  /** @returns false where the line serves another request already */
  private async takeLine(lineId: string, candidate: Candidate, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.lines.updateOne(
      { _id: lineId, expectedId: { $exists: false } },
      { $set: { state: 'matched', expectedId: candidate.id, candidates: [candidate] }, $unset: { isUnseen: 1 } },
      { session },
    );
    return modifiedCount === 1;
  }

  private async note(
    lines: readonly BankLine[],
    requests: readonly ExpectedPayment[],
    matching: Matching,
  ): Promise<void> {
    const byLine = sidesOf(matching, 'lineId', 'requestId');
    const byRequest = sidesOf(matching, 'requestId', 'lineId');
    const matched = new Set(matching.matched.flatMap(({ lineId, requestId }) => [lineId, requestId]));
    const isNew = ({ _id, isUnseen, state }: BankLine | ExpectedPayment, sides: ReadonlyMap<string, Side>) =>
      !matched.has(_id) && (isUnseen === true || sides.has(_id) || (state !== 'unmatched' && state !== 'missing'));
    const newLines = lines.filter((line) => isNew(line, byLine)).map(({ _id }) => _id);
    const newRequests = requests.filter((one) => isNew(one, byRequest)).map(({ _id }) => _id);
    await write(this.lines, newLines, byLine, 'unmatched');
    await write(this.expected, newRequests, byRequest, 'missing');
  }
}

/** What has no other side is written at once: after an import these are thousands. */
async function write<T>(model: Model<T>, ids: readonly string[], sides: ReadonlyMap<string, Side>, none: string) {
  const free = { state: { $ne: 'matched' } };
  const seen = { $unset: { isUnseen: 1 } };
  const [sided, alone] = [ids.filter((id) => sides.has(id)), ids.filter((id) => !sides.has(id))];
  const blank = { $set: { state: none, candidates: [] }, ...seen };
  if (alone.length > 0) await model.updateMany({ _id: { $in: alone }, ...free } as never, blank as never);
  const changes = sided.map((_id) => ({
    updateOne: { filter: { _id, ...free }, update: { $set: sides.get(_id), ...seen } },
  }));
  if (changes.length > 0) await model.bulkWrite(changes as never, { ordered: false });
}

class Taken extends Error {}

interface Side {
  readonly state: 'suggested' | 'ambiguous';
  readonly candidates: readonly Candidate[];
}

function sidesOf({ suggested, ambiguous }: Matching, key: 'lineId' | 'requestId', other: 'lineId' | 'requestId') {
  const sides = new Map<string, Side>();
  for (const [state, pairs] of [
    ['suggested', suggested],
    ['ambiguous', ambiguous],
  ] as const)
    for (const pair of pairs) {
      const candidate = { id: pair[other], reason: pair.reason, score: pair.score };
      sides.set(pair[key], { state, candidates: [...(sides.get(pair[key])?.candidates ?? []), candidate] });
    }
  return sides;
}
