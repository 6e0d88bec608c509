import { createHash } from 'node:crypto';
import { referencesIn } from '../references/references-in.js';
import type { StatementLine } from './statement-line.js';

const normal = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);

export interface IdentifiedLine extends StatementLine {
  /** The line in its account: the same in every statement that shows it. */
  readonly id: string;
  /** The movement of money: the same in every account name under which a statement was imported. One movement proves one thing. */
  readonly movementKey: string;
  /** A line above it shows the same movement. */
  readonly isRepeated: boolean;
}

/**
 * The identity of each line. The bank's number, day, direction and amount identify a movement; without such a number, the whole
 * text of the line and its balance do. Such lines are counted within their day, so two equal payments stay two.
 */
export function identified(lines: readonly StatementLine[], account: string): IdentifiedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { date, direction, amountPaise, reference, narration, balancePaise } = line;
    const number = bankNumberOf(line);
    const what = number === null ? [normal(reference), normal(narration), balancePaise] : [number];
    const equal = digest([date, direction, amountPaise, ...what]);
    const occurrence = seen.get(equal) ?? 0;
    seen.set(equal, occurrence + 1);
    const movementKey = number === null ? digest([equal, occurrence]) : equal;
    const id = digest([account, equal, occurrence]);
    return { ...line, id, movementKey, isRepeated: number !== null && occurrence > 0 };
  });
}

/** Our own links may be paid more than once: their numbers tell no movement apart. */
const bankNumberOf = ({ narration, reference, date }: StatementLine): string | null =>
  referencesIn(narration, reference, date).find((number) => !number.startsWith('DPM')) ?? null;
