import { expect, it } from '@jest/globals';
import { Error as MongooseError, mongo } from 'mongoose';
import { DomainError } from '../errors/domain-error.js';
import { isDatabaseError } from './database-error.js';

it.each([
  ['no server is there', new mongo.MongoServerSelectionError('nobody', {} as never)],
  ['the connection broke', new mongo.MongoNetworkError('gone')],
  ['the server refused', new mongo.MongoServerError({ message: 'not primary', code: 10_107 })],
  ['nothing is connected yet', new MongooseError('Operation `a.b()` buffering timed out after 9ms')],
  ['a document does not fit its schema', new MongooseError.ValidationError()],
])('%s', (_, error) => {
  expect(isDatabaseError(error)).toBe(true);
});

it.each([
  ['a key that another document has', new mongo.MongoServerError({ message: 'E11000', code: 11_000 })],
  ['a rule that refuses', new DomainError('REQUEST.CONFLICT')],
  ['a fault of the code', new TypeError('x is not a function')],
  ['nothing', undefined],
])('a database fault is not %s', (_, error) => {
  expect(isDatabaseError(error)).toBe(false);
});
