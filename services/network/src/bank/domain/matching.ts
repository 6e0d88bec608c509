import { grouped } from './grouped.js';
import type { FreeLine, Matching, OpenRequest, Pair } from './match-types.js';
import { nameComparison } from './name-likeness.js';
import { beginningOf } from '@deepam/bank-statements';
import { indianDay } from '@deepam/contracts';
import type { ExpectedPayment } from '../persistence/expected-payment.schema.js';

/** Fewer digits prove too little, since the first four are the day of the payment. */
const runs = /(?<!\d)\d{8,11}(?!\d)/g;

const partialReferencesIn = (narration: string): string[] => [...new Set(beginningOf(narration).match(runs))];

/** A narration may lack one of the twelve digits, or be cut off at either end. */
function partialReferencesOf(number: string): string[] {
  const ends = [8, 9, 10, 11].flatMap((length) => [number.slice(0, length), number.slice(-length)]);
  const without = [...number].map((_, at) => number.slice(0, at) + number.slice(at + 1));
  return [...new Set([...ends, ...without])];
}

/** Amount and name suggest a match only within this number of days between payment and request. */
export const nearDays = 3;
const dayMs = 86_400_000;
/**
 * Names are not compared if more credits than this have the same amount near the day of a request, since each would be
 * compared with each.
 */
const mostByName = 300;

/**
 * Only a common number with the exact amount makes a match, if no other line or request has that number. Everything
 * else is a suggestion.
 */
export function matchPayments(lines: readonly FreeLine[], requests: readonly OpenRequest[]): Matching {
  const partyScore = scoreOfParty();
  const byNumber = pairsByNumber(lines, requests, partyScore);
  const exact = byNumber.filter(({ reason }) => reason !== 'other-amount');
  const { unique: matched, tied } = splitUnique(exact);
  const taken = takenBy([...matched, ...tied]);
  const isFree = ({ lineId, requestId }: Pair) => !taken.lines.has(lineId) && !taken.requests.has(requestId);
  const rest = [
    ...byNumber.filter(({ reason }) => reason === 'other-amount'),
    ...pairsByAmount(
      lines.filter(({ id }) => !taken.lines.has(id)),
      requests.filter(({ id }) => !taken.requests.has(id)),
      partyScore,
    ),
  ].filter(isFree);
  const { best, equal } = bestPairs(rest);
  const returns = new Set(lines.filter(({ mayBeReturn }) => mayBeReturn === true).map(({ id }) => id));
  const isSure = ({ lineId }: Pair) => !returns.has(lineId);
  const unsure = [...matched, ...best].filter((pair) => !isSure(pair));
  return {
    matched: matched.filter(isSure),
    suggested: best.filter(isSure),
    ambiguous: [...tied, ...equal, ...unsure],
  };
}

const takenBy = (pairs: readonly Pair[]) => ({
  lines: new Set(pairs.map(({ lineId }) => lineId)),
  requests: new Set(pairs.map(({ requestId }) => requestId)),
});

function pairsByNumber(lines: readonly FreeLine[], requests: readonly OpenRequest[], partyScore: PartyScore): Pair[] {
  const byReference = grouped(lines, ({ references }) => references);
  return requests.flatMap((request) => {
    const numbers = [...(request.utr === null ? [] : [request.utr]), ...request.txnids];
    const found = new Map<string, Pair>();
    for (const number of numbers)
      for (const line of byReference.get(number) ?? []) {
        if (found.has(line.id) || isRefused(line, request)) continue;
        const isEqual = line.amountPaise === request.amountPaise;
        const reason = !isEqual ? 'other-amount' : number === request.utr ? 'utr' : 'txnid';
        const score = (isEqual ? 200 : 100) + partyScore(request, line).score;
        found.set(line.id, { lineId: line.id, requestId: request.id, reason, score });
      }
    return [...found.values()];
  });
}

function pairsByAmount(lines: readonly FreeLine[], requests: readonly OpenRequest[], partyScore: PartyScore): Pair[] {
  const byDay = grouped(lines, ({ amountPaise, date }) => [`${amountPaise} ${date}`]);
  const byPart = grouped(lines, ({ narration, doubtful = [] }) => [...partialReferencesIn(narration), ...doubtful]);
  return requests.flatMap((request) => {
    const days = daysAround(request.requestedOn).map((day) => byDay.get(`${request.amountPaise} ${day}`) ?? []);
    const isNear = (line: FreeLine) =>
      line.amountPaise === request.amountPaise && daysApart(request, line) <= nearDays && !isRefused(line, request);
    const parts = request.utr === null ? [] : [request.utr, ...partialReferencesOf(request.utr)];
    const inPart = new Set(parts.flatMap((part) => (byPart.get(part) ?? []).filter(isNear)));
    const pair = (line: FreeLine, reason: Pair['reason'], score: number): Pair => ({
      lineId: line.id,
      requestId: request.id,
      reason,
      score,
    });
    const named = days.reduce((sum, { length }) => sum + length, 0) > mostByName ? [] : days.flat();
    return [
      ...[...inPart].map((line) => pair(line, 'partial-number', 150 + partyScore(request, line).score)),
      ...named.flatMap((line) => {
        if (inPart.has(line) || isRefused(line, request)) return [];
        const { likeness, score } = partyScore(request, line);
        return likeness < 0.5 ? [] : [pair(line, 'amount-and-name', 50 + score)];
      }),
    ];
  });
}

const isRefused = ({ notFor }: FreeLine, { id }: OpenRequest): boolean => notFor?.includes(id) === true;

type PartyScore = ReturnType<typeof scoreOfParty>;
function scoreOfParty() {
  const compare = nameComparison();
  return (request: OpenRequest, line: FreeLine) => {
    const likeness = compare(request.name, line.narration);
    return { likeness, score: Math.round(40 * likeness) - Math.min(9, 3 * daysApart(request, line)) };
  };
}

const daysAround = (day: string): string[] =>
  Array.from({ length: 2 * nearDays + 1 }, (_, at) =>
    new Date(Date.parse(day) + (at - nearDays) * dayMs).toISOString().slice(0, 10),
  );
const daysApart = ({ requestedOn }: OpenRequest, { date }: FreeLine): number =>
  Math.abs(Date.parse(requestedOn) - Date.parse(date)) / dayMs;

/**
 * The best pairs come first, and each line and request is used once. If a line or a request has two equally good pairs,
 * none of them is chosen and neither side gets a worse pair, which would hide the doubt.
 */
function bestPairs(pairs: readonly Pair[]): { best: Pair[]; equal: Pair[] } {
  const byScore = new Map<number, Pair[]>();
  for (const pair of pairs) ranked(byScore, pair.score).push(pair);
  const [lines, requests] = [new Set<string>(), new Set<string>()];
  const best: Pair[] = [];
  const equal: Pair[] = [];
  for (const [, rank] of [...byScore].sort(([a], [b]) => b - a)) {
    const free = rank.filter(({ lineId, requestId }) => !lines.has(lineId) && !requests.has(requestId));
    const { unique, tied } = splitUnique(free);
    best.push(...unique);
    equal.push(...tied);
    for (const { lineId, requestId } of free) {
      lines.add(lineId);
      requests.add(requestId);
    }
  }
  return { best, equal };
}

function ranked(byScore: Map<number, Pair[]>, score: number): Pair[] {
  const rank = byScore.get(score) ?? [];
  byScore.set(score, rank);
  return rank;
}

function splitUnique(pairs: readonly Pair[]): { unique: Pair[]; tied: Pair[] } {
  const [lines, requests] = [countBy(pairs, 'lineId'), countBy(pairs, 'requestId')];
  const isUnique = ({ lineId, requestId }: Pair) => lines.get(lineId) === 1 && requests.get(requestId) === 1;
  return { unique: pairs.filter(isUnique), tied: pairs.filter((pair) => !isUnique(pair)) };
}

function countBy(pairs: readonly Pair[], key: 'lineId' | 'requestId'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair[key], (counts.get(pair[key]) ?? 0) + 1);
  return counts;
}

type Open = Pick<ExpectedPayment, 'utr' | 'txnids' | 'amountPaise' | 'requestedAt'>;
type Condition = Record<string, unknown>;

/**
 * The query reads only free credits that a rule could pair with these requests: by a common number, or by the same
 * amount near the day of a request. The alternatives each have an index, so tens of thousands of other credits are not
 * read.
 */
export function candidateLineFilters(requests: readonly Open[]): Condition[] {
  const numbers = requests.flatMap(({ utr, txnids }) => [...(utr === null ? [] : [utr]), ...txnids]);
  const byAmount = grouped(requests, ({ amountPaise }) => [String(amountPaise)]);
  return [
    { references: { $in: [...new Set(numbers)] } },
    ...[...byAmount].map(([amountPaise, same]) => {
      const moments = same.map(({ requestedAt }) => requestedAt.getTime());
      return {
        amountPaise: Number(amountPaise),
        date: { $gte: day(Math.min(...moments), -1), $lte: day(Math.max(...moments), 1) },
      };
    }),
  ];
}

const day = (moment: number, side: 1 | -1): string => indianDay(new Date(moment + side * nearDays * dayMs));
