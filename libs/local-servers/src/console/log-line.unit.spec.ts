import { describe, expect, it } from '@jest/globals';
import { readLogLine } from './log-line.js';

const entry = (fields: Record<string, unknown>) => JSON.stringify({ time: '2026-01-05T09:30:00.000Z', ...fields });

describe('a line of a service', () => {
  it('is its sentence when it is of the log', () => {
    expect(readLogLine(entry({ level: 'warn', message: 'The queue is long' }))).toEqual({
      level: 'warn',
      text: 'The queue is long',
    });
  });

  it('tells the error behind it, unless that is the sentence already', () => {
    const err = { message: 'connect ECONNREFUSED' };
    expect(readLogLine(entry({ level: 'error', message: 'No broker', err })).text).toBe(
      'No broker: connect ECONNREFUSED',
    );
    expect(readLogLine(entry({ level: 'error', message: 'connect ECONNREFUSED', err })).text).toBe(
      'connect ECONNREFUSED',
    );
  });

  it('counts a fatal entry as an error and a trace as debugging', () => {
    expect(readLogLine(entry({ level: 'fatal', message: 'x' })).level).toBe('error');
    expect(readLogLine(entry({ level: 'trace', message: 'x' })).level).toBe('debug');
  });

  it.each(['plain text', '{"half": ', '{"message":"without a level"}', ''])('is kept as text otherwise: %s', (line) => {
    expect(readLogLine(line)).toEqual({ level: 'text', text: line });
  });
});
