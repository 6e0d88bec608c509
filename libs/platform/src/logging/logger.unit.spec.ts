import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { requestContext } from '../context/request-context.js';
import { createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';

function capturing() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger('identity', { LOG_LEVEL: 'debug', NODE_ENV: 'test' }, sink);
  return { logger, nest: new NestLogger(logger), last: () => JSON.parse(lines.at(-1) ?? 'null') as unknown, lines };
}

it('a log line is JSON with service, level, time and message', () => {
  const { logger, last } = capturing();
  logger.info({ orders: 2 }, 'hello');
  expect(last()).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    service: 'identity',
    orders: 2,
    message: 'hello',
  });
});

it('a log line carries the correlation id and the member of the running work', () => {
  const { logger, last } = capturing();
  const context = { correlationId: 'corr-1234', causationId: null, caller: { memberId: 'm1' } };
  requestContext.run(context, () => logger.info('inside'));
  expect(last()).toMatchObject({ correlationId: 'corr-1234', memberId: 'm1' });
});

it('a log line is free of secrets in fields, errors and the message itself', () => {
  const { logger, lines } = capturing();
  logger.error({ err: new Error('password=hunter2'), body: { password: 'hunter2' } }, 'Bearer hunter2');
  logger.error(new Error('mongodb://u:hunter2@h/'));
  expect(lines.join('')).not.toContain('hunter2');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { name: 'Error', stack: expect.any(String) } });
});

it('a log entry stays one line, whatever the input contains', () => {
  const { logger, lines } = capturing();
  const forged = 'Asha\r\n{"level":"info","message":"request"}\u2028\u001b[2K';
  logger.warn({ name: forged, err: new Error(forged) }, forged);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{[^\r\n\p{Cc}]+\}\n$/u);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'warn', name: forged, message: forged });
});

it("a log line comes from Nest's logger with context, error and details", () => {
  const { nest, last } = capturing();
  nest.error('It broke', new Error('why'), { orderId: 'o1', token: 't' }, 'Orders');
  expect(last()).toMatchObject({
    level: 'error',
    context: 'Orders',
    message: 'It broke',
    err: { message: 'why' },
    details: [{ orderId: 'o1', token: '[redacted]' }],
  });
});

it('a log line is not repeated for a fault that ends the start', () => {
  const { nest, lines } = capturing();
  nest.error(new Error('no database'), 'ExceptionHandler');
  expect(lines).toEqual([]);
});
