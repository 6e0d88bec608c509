import { expect, it } from '@jest/globals';
import { OutputTail } from './output-tail.js';

const tailOf = (...lines: string[]): string => {
  const tail = new OutputTail();
  for (const line of lines) tail.add(line);
  return tail.toString();
};

it('the last output is the error of a stack, in one line', () => {
  expect(
    tailOf(
      'The service could not start.',
      "TypeError: Cannot read properties of undefined (reading 'x')",
      '    at boot (file:///somewhere/main.js:3:9)',
      'Node.js v20.20.2',
    ),
  ).toBe("TypeError: Cannot read properties of undefined (reading 'x')");
});

it('the last output is the sentences of a clear error', () => {
  expect(tailOf('The configuration is not usable:', '  - DATA_KEYS is not set.')).toBe(
    'The configuration is not usable: - DATA_KEYS is not set.',
  );
});

it('the last output is the error of the log if it went there', () => {
  const fatal = JSON.stringify({ level: 'fatal', message: 'An error that nobody caught', err: { message: 'boom' } });
  expect(tailOf('{"level":"info","message":"listening"}', fatal)).toBe('An error that nobody caught: boom');
});

it('the last output of a process omits the messages of Node itself', () => {
  expect(tailOf('(node:1) ExperimentalWarning: something', '(Use `node --trace-warnings ...`)')).toBe('');
});

it('the last output of a process stays short', () => {
  expect(tailOf(`Error: ${'long '.repeat(500)}`).length).toBeLessThanOrEqual(400);
});
