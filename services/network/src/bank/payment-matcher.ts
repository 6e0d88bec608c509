import { indianDay } from '@deepam/contracts';
import { BackgroundLoop, Clock, isDuplicateKey, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from '../membership/persistence/membership.schema.js';
import type { Candidate, Matching, Pair } from './domain/match-types.js';
import { matchPayments } from './domain/matching.js';
import { EarlierRequests } from './earlier-requests.js';
import { linesInQuestion } from './domain/lines-in-question.js';
import { MatchingTurns, type Turn } from './matching-turns.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, waitingStatuses, type ExpectedPayment } from './persistence/expected-payment.schema.js';

/** Milliseconds between two looks for what came. */
const pause = 1_000;
const isUnseen = { isUnseen: true } as const;
const free = { state: { $ne: 'matched' } } as const;
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
    if (await this.hasNew()) await this.turns.run((turn) => this.matchAll(turn));
    return false;
  }

  private async hasNew(): Promise<boolean> {
    const [line, request] = await Promise.all([this.lines.exists(isUnseen), this.expected.exists(isUnseen)]);
    return line !== null || request !== null;
  }

  private async matchAll(turn: Turn): Promise<void> {
    // Whose turn it was before may have done all of it.
    if (!(await this.hasNew())) return;
    const since = new Date(this.clock.now().getTime() - lookBackMs);
    const requests = await this.expected
      .find({ status: { $in: waitingStatuses }, ...free, $or: [isUnseen, { requestedAt: { $gte: since } }] })
      .lean<ExpectedPayment[]>();
    const lines = await this.linesFor(requests, since);
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
    for (const pair of matching.matched) await this.settle(pair, turn);
    await this.note(lines, requests, matching, turn);
  }

  /** With what was found for a line before: it may have no request any more. */
  private async linesFor(requests: readonly ExpectedPayment[], since: Date): Promise<BankLine[]> {
    const recent = { date: { $gte: indianDay(since) } };
    const free = { direction: 'credit', state: { $in: ['unmatched', 'suggested', 'ambiguous'] } };
    const parts = [
      isUnseen,
      ...linesInQuestion(requests).map((some) => ({ $and: [some, recent] })),
      { ...recent, state: { $in: ['suggested', 'ambiguous'] } },
    ];
    // One after the other, each by an index of its own.
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

  /** Both or neither, if both are still free: what was read may be older than a decision. */
  private async settle({ lineId, requestId, reason, score }: Pair, turn: Turn): Promise<void> {
    await this.transactions
      .run(async (session) => {
        await turn.keep(session);
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
    turn: Turn,
  ): Promise<void> {
    const byLine = sidesOf(matching, 'lineId', 'requestId');
    const byRequest = sidesOf(matching, 'requestId', 'lineId');
    const matched = new Set(matching.matched.flatMap(({ lineId, requestId }) => [lineId, requestId]));
    const isNew = ({ _id, isUnseen, state }: BankLine | ExpectedPayment, sides: ReadonlyMap<string, Side>) =>
      !matched.has(_id) && (isUnseen === true || sides.has(_id) || (state !== 'unmatched' && state !== 'missing'));
    const newLines = lines.filter((line) => isNew(line, byLine)).map(({ _id }) => _id);
    const newRequests = requests.filter((one) => isNew(one, byRequest)).map(({ _id }) => _id);
    const write = async (some: (session: ClientSession) => Promise<void>) =>
      this.transactions.run(async (session) => {
        await turn.keep(session);
        await some(session);
      });
    for (const ids of parted(newLines))
      await write((session) => noteSides(this.lines, ids, byLine, 'unmatched', session));
    for (const ids of parted(newRequests))
      await write((session) => noteSides(this.expected, ids, byRequest, 'missing', session));
  }
}

/** So many in one transaction: it stays short, and far below what it may hold. */
const together = 1_000;
const parted = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / together) }, (_, at) => ids.slice(at * together, (at + 1) * together));

/** What has no other side is written at once: after an import these are thousands. */
async function noteSides<T>(
  model: Model<T>,
  ids: readonly string[],
  sides: ReadonlyMap<string, Side>,
  none: string,
  session: ClientSession,
): Promise<void> {
  const seen = { $unset: { isUnseen: 1 } };
  const [sided, alone] = [ids.filter((id) => sides.has(id)), ids.filter((id) => !sides.has(id))];
  const blank = { $set: { state: none, candidates: [] }, ...seen };
  if (alone.length > 0) await model.updateMany({ _id: { $in: alone }, ...free } as never, blank as never, { session });
  const changes = sided.map((_id) => ({
    updateOne: { filter: { _id, ...free }, update: { $set: sides.get(_id), ...seen } },
  }));
  if (changes.length > 0) await model.bulkWrite(changes as never, { session });
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
