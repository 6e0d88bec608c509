import { Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Matching, Candidate } from './domain/match-types.js';
import type { HeldLease } from './matching-lease.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

@Injectable()
export class MatchingNotes {
  constructor(
    private readonly transactions: Transactions,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
  ) {}

  async write(
    lines: readonly BankLine[],
    requests: readonly ExpectedPayment[],
    matching: Matching,
    lease: HeldLease,
  ): Promise<void> {
    const byLine = candidatesBy(matching, 'lineId', 'requestId');
    const byRequest = candidatesBy(matching, 'requestId', 'lineId');
    const matched = new Set(matching.matched.flatMap(({ lineId, requestId }) => [lineId, requestId]));
    const isNew = ({ _id, isUnseen, state }: BankLine | ExpectedPayment, sides: ReadonlyMap<string, MatchCandidates>) =>
      !matched.has(_id) && (isUnseen === true || sides.has(_id) || (state !== 'unmatched' && state !== 'missing'));
    const newLines = lines.filter((line) => isNew(line, byLine)).map(({ _id }) => _id);
    const newRequests = requests.filter((one) => isNew(one, byRequest)).map(({ _id }) => _id);
    const write = async (some: (session: ClientSession) => Promise<void>) =>
      this.transactions.run(async (session) => {
        await lease.renew(session);
        await some(session);
      });
    for (const ids of parted(newLines))
      await write((session) => noteSides(this.lines, ids, byLine, { none: 'unmatched', isSeen: false }, session));
    for (const ids of parted(newRequests))
      await write((session) => noteSides(this.expected, ids, byRequest, { none: 'missing', isSeen: true }, session));
  }
}

const free = { state: { $ne: 'matched' } } as const;
/** The limit keeps a transaction short and far below its maximal size. */
const together = 1_000;
const parted = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / together) }, (_, at) => ids.slice(at * together, (at + 1) * together));

/** Lines and requests without a candidate are updated together, since an import has thousands of them. */
async function noteSides<T>(
  model: Model<T>,
  ids: readonly string[],
  sides: ReadonlyMap<string, MatchCandidates>,
  { none, isSeen }: { readonly none: string; readonly isSeen: boolean },
  session: ClientSession,
): Promise<void> {
  const seen = isSeen ? { $unset: { isUnseen: 1 } } : {};
  const [sided, alone] = [ids.filter((id) => sides.has(id)), ids.filter((id) => !sides.has(id))];
  const blank = { $set: { state: none, candidates: [] }, ...seen };
  if (alone.length > 0) await model.updateMany({ _id: { $in: alone }, ...free } as never, blank as never, { session });
  const changes = sided.map((_id) => ({
    updateOne: { filter: { _id, ...free }, update: { $set: sides.get(_id), ...seen } },
  }));
  if (changes.length > 0) await model.bulkWrite(changes as never, { session });
}

interface MatchCandidates {
  readonly state: 'suggested' | 'ambiguous';
  readonly candidates: readonly Candidate[];
}

function candidatesBy(
  { suggested, ambiguous }: Matching,
  key: 'lineId' | 'requestId',
  other: 'lineId' | 'requestId',
): ReadonlyMap<string, MatchCandidates> {
  const candidates = new Map<string, MatchCandidates>();
  for (const [state, pairs] of Object.entries({ suggested, ambiguous }) as [
    MatchCandidates['state'],
    Matching['suggested'],
  ][])
    for (const { [key]: id, [other]: otherId, reason, score } of pairs)
      candidates.set(id, {
        state,
        candidates: [...(candidates.get(id)?.candidates ?? []), { id: otherId, reason, score }],
      });
  return candidates;
}
