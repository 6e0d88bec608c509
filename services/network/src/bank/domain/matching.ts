import { alone } from './alone.js';
import { bestPairs } from './best-pairs.js';
import { grouped } from './grouped.js';
import type { FreeLine, Matching, OpenRequest, Pair } from './match-types.js';
import { nameLikeness } from './name-likeness.js';
import { showsInPart } from './number-in-part.js';

/** Days between payment and request within which amount and name suggest each other. */
export const nearDays = 3;
const dayMs = 86_400_000;

/**
 * Which money is for which request. Only a number that both have makes a match, with the very amount, and when no other line or
 * request has it too; everything else is a suggestion.
 */
export function matchPayments(lines: readonly FreeLine[], requests: readonly OpenRequest[]): Matching {
  const byNumber = pairsByNumber(lines, requests);
  const exact = byNumber.filter(({ reason }) => reason !== 'other-amount');
  const { unique: matched, tied } = alone(exact);
  const taken = takenBy([...matched, ...tied]);
  const isFree = ({ lineId, requestId }: Pair) => !taken.lines.has(lineId) && !taken.requests.has(requestId);
  const rest = [
    ...byNumber.filter(({ reason }) => reason === 'other-amount'),
    ...pairsByAmount(
      lines.filter(({ id }) => !taken.lines.has(id)),
      requests.filter(({ id }) => !taken.requests.has(id)),
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

function pairsByNumber(lines: readonly FreeLine[], requests: readonly OpenRequest[]): Pair[] {
  const byReference = grouped(lines, ({ references }) => references);
  return requests.flatMap((request) => {
    const numbers = [...(request.utr === null ? [] : [request.utr]), ...request.txnids];
    const found = new Map<string, Pair>();
    for (const number of numbers)
      for (const line of byReference.get(number) ?? []) {
        if (found.has(line.id) || isRefused(line, request)) continue;
        const isEqual = line.amountPaise === request.amountPaise;
        const reason = !isEqual ? 'other-amount' : number === request.utr ? 'utr' : 'txnid';
        const score = (isEqual ? 200 : 100) + partyScore(request, line);
        found.set(line.id, { lineId: line.id, requestId: request.id, reason, score });
      }
    return [...found.values()];
  });
}

/** Of one amount near its days, with most of the number, or else of the name. */
function pairsByAmount(lines: readonly FreeLine[], requests: readonly OpenRequest[]): Pair[] {
  const byAmount = grouped(lines, ({ amountPaise }) => [String(amountPaise)]);
  return requests.flatMap((request) =>
    (byAmount.get(String(request.amountPaise)) ?? []).flatMap((line) => {
      if (isRefused(line, request) || daysApart(request, line) > nearDays) return [];
      const isInPart = request.utr !== null && showsInPart(request.utr, line.narration);
      if (!isInPart && nameLikeness(request.name, line.narration) < 0.5) return [];
      const [reason, least] = isInPart ? (['number-in-part', 150] as const) : (['amount-and-name', 50] as const);
      return [{ lineId: line.id, requestId: request.id, reason, score: least + partyScore(request, line) }];
    }),
  );
}

const isRefused = ({ notFor }: FreeLine, { id }: OpenRequest): boolean => notFor?.includes(id) === true;

/** Of the name, and of the days apart. */
const partyScore = (request: OpenRequest, line: FreeLine): number =>
  Math.round(40 * nameLikeness(request.name, line.narration)) - Math.min(9, 3 * daysApart(request, line));

const daysApart = ({ requestedOn }: OpenRequest, { date }: FreeLine): number =>
  Math.abs(Date.parse(requestedOn) - Date.parse(date)) / dayMs;
