import { expect, it } from '@jest/globals';
import { CommandError, parseCommand } from './parse-command.js';

it.each([
  ['', { kind: 'help' }],
  ['list --help', { kind: 'help' }],
  ['list --service commission', { kind: 'list', service: 'commission', limit: 100 }],
  ['list -s commission --limit 5', { kind: 'list', service: 'commission', limit: 5 }],
  ['show abc --service network', { kind: 'show', service: 'network', id: 'abc' }],
  ['replay abc --service network', { kind: 'replay', service: 'network', id: 'abc' }],
  ['replay --all --service network', { kind: 'replay-all', service: 'network' }],
])('the dead-letters command understands "%s"', (line, command) => {
  expect(parseCommand(line.split(' ').filter(Boolean))).toEqual(command);
});

it.each([
  ['list', 'Please name the service'],
  ['list abc --service network', '"abc" is one word too many'],
  ['list --service network --limit none', '--limit takes a whole number'],
  ['show --service network', 'Please give the id'],
  ['replay --service network', 'Please give the id'],
  ['replay abc --all --service network', 'either an id or --all'],
  ['drop --service network', '"drop" is not a command'],
  ['list --service network --loud', '--loud'],
])('the dead-letters command refuses "%s" with a sentence', (line, sentence) => {
  const parse = () => parseCommand(line.split(' '));
  expect(parse).toThrow(CommandError);
  expect(parse).toThrow(sentence);
});
