import { expect, it } from '@jest/globals';
import { readGoalOptions } from './goal-options.js';

const read = (...args: string[]) => readGoalOptions(args, ['cost', 'reads']);

it('the arguments of npm run goals name measurements, each once and in their order', () => {
  expect(read('reads', 'cost', 'reads').names).toEqual(['reads', 'cost']);
  expect(read().names).toEqual([]);
});

it('arguments define the kind of the measurement and the place of its result', () => {
  const options = read('--seed', '7', '--rounds=9', 'cost', '--members', '5000', '--json', 'a', '--beside', 'b');
  expect(options).toEqual({ names: ['cost'], seed: 7, rounds: 9, members: 5_000, json: 'a', beside: 'b' });
  expect(read()).toMatchObject({ rounds: 5, members: undefined });
});

it('wrong arguments are rejected with a sentence', () => {
  expect(() => read('sale')).toThrow('There is no measurement "sale"; there are cost, reads.');
  expect(() => read('--rounds', '0')).toThrow('--rounds must be a whole number from 1 to 100.');
  expect(() => read('--seed', '1e3')).toThrow('--seed must be a whole number');
  expect(() => read('--members', '-1')).toThrow();
  expect(() => read('--json=')).toThrow('--json needs the name of a file.');
  expect(() => read('--speed', '1')).toThrow("Unknown option '--speed'");
});
