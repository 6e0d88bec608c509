import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { WrongArgument } from './wrong-argument.js';

/** What `npm run goals -- …` was asked for. */
export interface GoalOptions {
  /** Of the measurements, in this order. */
  readonly names: readonly string[];
  /** Of the order of the rounds. */
  readonly seed: number;
  /** How many rounds each comparison has. */
  readonly rounds: number;
  /** How large the database is; each measurement has a size of its own without it. */
  readonly members?: number;
  /** Where the result is written; by default a file of its own for each run. */
  readonly json?: string;
  /** An earlier result to show beside this one. */
  readonly beside?: string;
}

const numbers = {
  rounds: { fallback: 5, least: 1, most: 100 },
  seed: { fallback: undefined, least: 0, most: 2 ** 31 - 1 },
  members: { fallback: undefined, least: 1_000, most: 2_000_000 },
} as const;

const known = {
  rounds: { type: 'string' },
  seed: { type: 'string' },
  members: { type: 'string' },
  json: { type: 'string' },
  beside: { type: 'string' },
} as const;

/** @throws WrongArgument with a sentence about the first argument that is wrong */
export function readGoalOptions(args: readonly string[], measurements: readonly string[]): GoalOptions {
  const { values, positionals } = parsed(args);
  const unknown = positionals.find((name) => !measurements.includes(name));
  if (unknown !== undefined) {
    throw new WrongArgument(`There is no measurement "${unknown}"; there are ${measurements.join(', ')}.`);
  }
  for (const file of ['json', 'beside'] as const) {
    if (values[file] === '') throw new WrongArgument(`--${file} needs the name of a file.`);
  }
  return {
    names: [...new Set(positionals)],
    seed: numberOf('seed', values.seed) ?? randomInt(1_000_000),
    rounds: numberOf('rounds', values.rounds)!,
    members: numberOf('members', values.members),
    json: values.json,
    beside: values.beside,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch (error) {
    throw new WrongArgument((error as Error).message, { cause: error });
  }
}

function numberOf(name: keyof typeof numbers, text: string | undefined): number | undefined {
  const { fallback, least, most } = numbers[name];
  if (text === undefined) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new WrongArgument(`--${name} must be a whole number from ${least} to ${most}.`);
}
