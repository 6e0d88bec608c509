import { expect, it } from '@jest/globals';
import { openAnswer, sealAnswer } from './sealed-answer.js';

const answer = { status: 201, body: { token: 'a very secret token' } };

it('a sealed answer can be read with the Idempotency-Key', () => {
  expect(openAnswer(sealAnswer(answer, 's', 'key-1'), 's', 'key-1')).toEqual(answer);
});

it('a stored answer cannot be read from the database, nor with another key', () => {
  const sealed = sealAnswer(answer, 's', 'key-1');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('secret token');
  expect(() => openAnswer(sealed, 's', 'key-2')).toThrow();
  expect(() => openAnswer(sealed, 'other secret', 'key-1')).toThrow();
});

it('a sealed answer looks different each time', () => {
  expect(sealAnswer(answer, 's', 'key-1')).not.toBe(sealAnswer(answer, 's', 'key-1'));
});

it('an answer that another release has sealed can be read', () => {
  const sealed = 'CyuSkXr528+rQDWRJ1K7A3j/apRiUzhy7FYFnSFdMZF8ajT9mLYuAyvHGW4GAcOATigECEn/lsoDvYM6V9LToVjvZMinKw==';
  expect(openAnswer(sealed, 's', 'key-1')).toEqual({ status: 201, body: { name: 'आशा' } });
});
