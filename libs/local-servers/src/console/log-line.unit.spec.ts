import { expect, it } from '@jest/globals';
import { readLogLine } from './log-line.js';

const entry = (fields: Record<string, unknown>) => JSON.stringify({ time: '2026-01-05T09:30:00.000Z', ...fields });

it('a log line shows its sentence', () => {
  expect(readLogLine(entry({ level: 'warn', message: 'The queue is long' }))).toEqual({
    level: 'warn',
    text: 'The queue is long',
  });
});

it('a log line shows the causing error, unless it is the sentence already', () => {
  const err = { message: 'connect ECONNREFUSED' };
  expect(readLogLine(entry({ level: 'error', message: 'No broker', err })).text).toBe(
    'No broker: connect ECONNREFUSED',
  );
  expect(readLogLine(entry({ level: 'error', message: 'connect ECONNREFUSED', err })).text).toBe(
    'connect ECONNREFUSED',
  );
});

it('a fatal entry counts as an error and a trace as debugging', () => {
  expect(readLogLine(entry({ level: 'fatal', message: 'x' })).level).toBe('error');
  expect(readLogLine(entry({ level: 'trace', message: 'x' })).level).toBe('debug');
});

it.each(['plain text', '{"half": ', '{"message":"without a level"}', ''])(
  'any other line is kept as text: %s',
  (line) => {
    expect(readLogLine(line)).toEqual({ level: 'text', text: line });
  },
);
