import { judge, type Goal, type Verdict } from './goal.js';
import type { Machine } from './machine.js';
import type { Figure } from './numbers.js';
import type { Table } from './table.js';

/** What a measurement gives. */
export interface Measured {
  readonly goals: readonly Goal[];
  readonly tables?: readonly Table[];
}

/** The same with what the machine did besides. */
export interface MeasuredPart extends Measured {
  readonly name: string;
  /** Processes that waited for a processor on average in the last minute, when it began and when it ended. */
  readonly load: readonly [number, number];
  readonly seconds: number;
}

/** What the file of a run holds; what later versions add is optional. */
export interface RunResult {
  readonly format: 1;
  /** ISO 8601. */
  readonly began: string;
  /** Of the order of the rounds. */
  readonly seed: number;
  readonly machine: Machine;
  readonly parts: readonly (Omit<MeasuredPart, 'goals'> & {
    readonly goals: readonly (Goal & { readonly verdict: Verdict })[];
  })[];
}

export const withVerdicts = (parts: readonly MeasuredPart[]): RunResult['parts'] =>
  parts.map((part) => ({ ...part, goals: part.goals.map((goal) => ({ ...goal, verdict: judge(goal) })) }));

/** @throws Error when the text is not such a result */
export function readResult(text: string): RunResult {
  const result = JSON.parse(text) as Partial<RunResult> | null;
  if (result?.format !== 1 || !Array.isArray(result.parts)) throw new Error('it is not the result of a run of goals');
  return result as RunResult;
}

export const earlierFigure = (earlier: RunResult | undefined, part: string, what: string): Figure | undefined =>
  earlier?.parts.find(({ name }) => name === part)?.goals.find((goal) => goal.what === what)?.seen;

export const earlierTable = (earlier: RunResult | undefined, part: string, name: string): Table | undefined =>
  earlier?.parts.find((one) => one.name === part)?.tables?.find((table) => table.name === name);
