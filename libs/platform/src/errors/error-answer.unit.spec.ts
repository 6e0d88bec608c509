import { expect, it } from '@jest/globals';
import { HttpException, NotFoundException } from '@nestjs/common';
import { mongo } from 'mongoose';
import { DomainError } from './domain-error.js';
import { domainErrorFor } from './error-answer.js';

const named = (name: string, fields: object = {}) => Object.assign(new Error('inner'), { name, ...fields });

it('the mapping of errors keeps a domain error unchanged', () => {
  const error = new DomainError('COTTON.WRONG_STATUS', { details: { status: 'Delivered' } });
  expect(domainErrorFor(error)).toBe(error);
  expect(error).toMatchObject({ status: 409, message: 'The order’s status has changed. Please reload.' });
});

it.each<[string, unknown, string]>([
  ['an unknown address', new NotFoundException(), 'REQUEST.NOT_FOUND'],
  ['JSON that is none', new HttpException('bad', 400), 'REQUEST.MALFORMED'],
  [
    'a body that is too long',
    named('FastifyError', { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
    'REQUEST.TOO_LARGE',
  ],
  ['another content type', named('FastifyError', { code: 'FST_X', statusCode: 415 }), 'REQUEST.UNSUPPORTED_TYPE'],
  ['a status nobody thought of', new HttpException('teapot', 418), 'REQUEST.MALFORMED'],
  ['a duplicate key', named('MongoServerError', { code: 11_000 }), 'REQUEST.CONFLICT'],
  ['a write conflict that outlasted its tries', named('MongoServerError', { code: 112 }), 'SERVER.UNAVAILABLE'],
  ['a database that is away', named('MongooseServerSelectionError'), 'SERVER.UNAVAILABLE'],
  ['no connection that is free', named('MongoWaitQueueTimeoutError'), 'SERVER.UNAVAILABLE'],
  ['connections that are closed', named('MongoPoolClosedError'), 'SERVER.UNAVAILABLE'],
  ['a client that is closed', named('MongoClientClosedError'), 'SERVER.UNAVAILABLE'],
  ['a pool cleared by a lost connection', named('PoolClearedOnNetworkError'), 'SERVER.UNAVAILABLE'],
  ['a lost connection', named('MongoNetworkTimeoutError'), 'SERVER.UNAVAILABLE'],
  [
    'a connection lost over a write of several documents',
    new mongo.MongoBulkWriteError(new mongo.MongoNetworkError('gone') as never, {} as never),
    'SERVER.UNAVAILABLE',
  ],
  ['a fault of ours', new TypeError('undefined is not a function'), 'SERVER.FAULT'],
  ['something thrown that is no error', 'oops', 'SERVER.FAULT'],
  ['nothing at all', undefined, 'SERVER.FAULT'],
])('the mapping of errors answers %s', (_what, thrown, code) => {
  expect(domainErrorFor(thrown).code).toBe(code);
});

it('an answer reveals nothing internal, and the log has the original', () => {
  const thrown = new Error('the password is hunter2');
  const error = domainErrorFor(thrown);
  expect(error.message).toBe('Something went wrong on our side. Please try again.');
  expect(error.cause).toBe(thrown);
  expect(domainErrorFor(named('MongoServerError', { code: 11_000 })).message).not.toContain('inner');
});
