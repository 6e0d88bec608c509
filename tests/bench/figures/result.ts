import { judge, type Goal, type Verdict } from './goal.js';
import type { Machine } from './machine.js';
import type { Figure } from './numbers.js';
import type { Table } from './table.js';

export interface Measured {
  readonly goals: readonly Goal[];
  readonly tables?: readonly Table[];
}

export interface MeasuredPart extends Measured {
  readonly name: string;
  readonly load: readonly [number, number];
  readonly seconds: number;
}

export interface RunResult {
  readonly format: 1;
  readonly began: string;
  readonly seed: number;
  readonly machine: Machine;
  readonly parts: readonly (Omit<MeasuredPart, 'goals'> & {
    readonly goals: readonly (Goal & { readonly verdict: Verdict })[];
  })[];
}

export const withVerdicts = (parts: readonly MeasuredPart[]): RunResult['parts'] =>
  parts.map((part) => ({ ...part, goals: part.goals.map((goal) => ({ ...goal, verdict: judge(goal) })) }));

export function readResult(text: string): RunResult {
  const result = JSON.parse(text) as Partial<RunResult> | null;
  if (result?.format !== 1 || !Array.isArray(result.parts)) throw new Error('it is not the result of a run of goals');
  return result as RunResult;
}

export const earlierFigure = (earlier: RunResult | undefined, part: string, what: string): Figure | undefined =>
  earlier?.parts.find(({ name }) => name === part)?.goals.find((goal) => goal.what === what)?.seen;

export const earlierTable = (earlier: RunResult | undefined, part: string, name: string): Table | undefined =>
  earlier?.parts.find((one) => one.name === part)?.tables?.find((table) => table.name === name);
