import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { WrongArgument } from './wrong-argument.js';

export interface GoalOptions {
  readonly names: readonly string[];
  readonly seed: number;
  readonly rounds: number;
  readonly members?: number;
  readonly json?: string;
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
