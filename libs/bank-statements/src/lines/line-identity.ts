import { createHash } from 'node:crypto';
import { codeAlphabet } from '@deepam/contracts';
import { beginningOf, movementNumbersOf, namesReversal, referencesIn } from '../references/references-in.js';
import type { StatementLine } from './statement-line.js';

export const payoutReferenceShape = { prefix: 'DPY', bodyLength: 9 } as const;
const { prefix, bodyLength } = payoutReferenceShape;
/** The pattern tries every position: letters before a reference may look like the beginning of another. */
const shapes = new RegExp(`(?=(${prefix}[${codeAlphabet}]{${bodyLength}}))`, 'g');

/**
 * The references are those of payouts in a text of a bank, each once; the bank may break them by spaces, hyphens or
 * slashes.
 */
export function payoutReferencesIn(text: string): string[] {
  const plain = text.toUpperCase().replace(/[\s/-]+/g, '');
  return [...new Set([...plain.matchAll(shapes)].map(([, reference]) => reference!))];
}

const normal = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
/** Every export of a bank shows at least this number of characters of a narration. */
const shownText = 20;

type Shown = Omit<StatementLine, 'line'>;

export interface IdentifiedLine extends StatementLine {
  /** The id is the same in every statement that shows the line in the same form. */
  readonly id: string;
  /**
   * The movement key is the same in every account name under which a statement was imported. One movement proves one
   * thing.
   */
  readonly movementKey: string;
  readonly references: readonly string[];
  readonly isRepeated: boolean;
  /** The lines above share a number with this line and show other numbers, so it may be a movement of its own. */
  readonly hasOtherNumbers: boolean;
}

const mostAlike = 50;
const kinds = ['number', 'balance', 'text'] as const;
type Kind = (typeof kinds)[number];
type Marks = Readonly<Record<Kind | 'references', readonly string[]>> & {
  readonly whole: string;
};
/** The cache avoids a second pass over a large statement for each comparison. */
const marksByLine = new WeakMap<Shown, Marks>();
function marksOf(line: Shown): Marks {
  const marks = marksByLine.get(line) ?? readMarks(line);
  marksByLine.set(line, marks);
  return marks;
}

function readMarks(line: Shown): Marks {
  const { date, direction, amountPaise, narration, reference, balancePaise } = line;
  const mark = (kind: Kind, value: string | number) => JSON.stringify([kind, date, direction, amountPaise, value]);
  const references = referencesIn(narration, reference, date);
  return {
    references,
    whole: `${normal(narration)} ${normal(reference)}`,
    number: movementNumbersOf(references, date).map((number) => mark('number', number)),
    balance: balancePaise === null ? [] : [mark('balance', balancePaise)],
    text: [mark('text', normal(beginningOf(narration)).slice(0, shownText))],
  };
}

/**
 * The identity of a line does not depend on its spelling. The bank's number, day, direction and amount identify a
 * movement; if the number is missing, the balance after the line replaces it, or else the beginning of the narration.
 * Lines without a number are counted within their day, so two equal payments are two lines.
 */
export function identified(lines: readonly StatementLine[], account: string): IdentifiedLine[] {
  const counts = new Map<string, number>();
  const count = (what: string): number => {
    const occurrence = counts.get(what) ?? 0;
    counts.set(what, occurrence + 1);
    return occurrence;
  };
  const movements = new Map<string, string>();
  const numbersOf = new Map<string, Set<string>>();
  return lines.map((line) => {
    const marks = marksOf(line);
    const { number, balance, text, references } = marks;
    const shown = number.map((mark) => movements.get(mark)).find((key) => key !== undefined);
    const unnumbered = balance[0] ?? text[0]!;
    const movementKey =
      shown ?? (number[0] === undefined ? digest([unnumbered, count(unnumbered)]) : digest(number[0]));
    for (const mark of number) movements.set(mark, movementKey);
    const id = digest([account, movementKey, count(movementKey)]);
    const [before, own] = [numbersOf.get(movementKey) ?? new Set<string>(), number.toSorted().join()];
    const hasOther = shown !== undefined && !before.has(own);
    numbersOf.set(movementKey, before.add(own));
    const found = { id, movementKey, references, isRepeated: shown !== undefined, hasOtherNumbers: hasOther };
    const identifiedLine = { ...line, ...found };
    marksByLine.set(identifiedLine, marks);
    return identifiedLine;
  });
}

/**
 * Another form of export may give these keys to the movement of this line. Its text is no such key, because two
 * movements may have the same one.
 */
export function otherKeysOf(line: Shown): string[] {
  const { number, balance } = marksOf(line);
  return [...number.map((mark) => digest(mark)), ...balance.map((mark) => digest([mark, 0]))];
}

/**
 * A line may show other numbers, payouts or a reversal than the known line that it is paired with. A pair of one
 * number, balance or text may be two movements, and a forged line could hide a payment or its reversal. Numbers of the
 * movement count for a credit, all numbers for a debit. A reversal is known if the known line has its whole text.
 */
export function showsMore(line: Shown, known: Shown): boolean {
  const [shown, before] = [marksOf(line), marksOf(known)];
  const isDebit = line.direction === 'debit';
  const numbers = isDebit ? shown.references : shown.number;
  const knownNumbers = new Set(isDebit ? before.references : before.number);
  if (numbers.some((number) => !knownNumbers.has(number)) || hasOtherNumbers(line, known)) return true;
  const payouts = payoutReferencesIn(wordsOf(line));
  const knownPayouts = payoutReferencesIn(wordsOf(known));
  if (payouts.some((payout) => !knownPayouts.includes(payout))) return true;
  // A bank shows one payout in a line.
  if (payouts.length > 0 && knownPayouts.length > payouts.length) return true;
  const isWhole = normal(known.narration).startsWith(normal(line.narration)) && known.reference === line.reference;
  return isDebit && !isWhole && namesReversal(line.narration, line.reference);
}

/**
 * Two lines that share a number of a movement may be two movements if their other numbers differ: one forged line
 * could show the numbers of two. A form of export that cuts the narration shows only some of the numbers, and no other
 * one.
 */
export function hasOtherNumbers(line: Shown, known: Shown): boolean {
  const [own, before] = [marksOf(line).number, marksOf(known).number];
  if (own.length === 0 || before.length === 0) return false;
  const isMissing = before.some((number) => !own.includes(number));
  const isMore = own.some((number) => !before.includes(number));
  if (isMissing && isMore) return true;
  return (isMissing && !isBeginningOf(line, known)) || (isMore && !isBeginningOf(known, line));
}

const isBeginningOf = (cut: Shown, whole: Shown): boolean =>
  normal(cut.reference) === normal(whole.reference) && normal(whole.narration).startsWith(normal(cut.narration));

export const isSameText = (one: Shown, other: Shown): boolean => marksOf(one).whole === marksOf(other).whole;

const wordsOf = ({ narration, reference }: Shown): string => `${narration} | ${reference}`;

/**
 * Each line is paired with the known line of the same movement in any form, each known line once; it is paired with
 * null if there is none. The balance decides if one of both shows no number, the text if one of both shows neither.
 * Among several known lines, the one with the same text is chosen.
 */
export function pairedWithKnown<T extends Shown>(lines: readonly Shown[], known: readonly T[]): (T | null)[] {
  const marked = lines.map(marksOf);
  const markedKnown = known.map((line) => ({ line, marks: marksOf(line) }));
  const used = new Set<T>();
  const pairs = lines.map((): T | null => null);
  /** The index pairs a statement of identical lines without repeated scans. */
  const unused = (alike: typeof markedKnown): typeof markedKnown => {
    while (alike[0] !== undefined && used.has(alike[0].line)) alike.shift();
    return alike.slice(0, mostAlike);
  };
  for (const [place, kind] of kinds.entries()) {
    const byMark = new Map<string, typeof markedKnown>();
    for (const one of markedKnown)
      for (const mark of one.marks[kind]) {
        const alike = byMark.get(mark);
        if (alike) alike.push(one);
        else byMark.set(mark, [one]);
      }
    const better = kinds.slice(0, place);
    for (const isExact of [true, false])
      for (const [at, marks] of marked.entries()) {
        if (pairs[at] !== null) continue;
        const mayDecide = ({ line, marks: ofKnown }: (typeof markedKnown)[number]): boolean =>
          !used.has(line) &&
          (!isExact || ofKnown.whole === marks.whole) &&
          better.every((other) => marks[other].length === 0 || ofKnown[other].length === 0);
        const found = marks[kind].flatMap((mark) => unused(byMark.get(mark) ?? [])).find(mayDecide);
        if (found === undefined) continue;
        used.add(found.line);
        pairs[at] = found.line;
      }
  }
  return pairs;
}
