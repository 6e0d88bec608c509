import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { isExampleValue } from './example-values.js';
import { loadConfig } from './load-config.js';

describe('a value of an example', () => {
  it.each([
    'name@bank',
    'shop@examplebank',
    'nobody.to.be.paid@demo',
    'mailto:head@deepam.example',
    'https://deepam.example',
    'https://objects.deepam.example:9000/',
    'mongodb://mongo.example/?replicaSet=rs0',
    'mailto:somebody@example.com',
  ])('an example value is %s', (value) => expect(isExampleValue(value)).toBe(true));

  it.each([
    'deepam@upi',
    'shop@okhdfcbank',
    'mailto:head@deepam.in',
    'https://example-wicks.in',
    'http://localhost:8080',
    'mongodb://mongo:27017/?replicaSet=rs0',
    'k1:Zm9v/example=',
  ])('an example value is not %s', (value) => expect(isExampleValue(value)).toBe(false));
});

describe('a process in production', () => {
  const schema = z.object({ PAYEE_VPA: z.string().describe('a UPI address'), VAPID_SUBJECT: z.string().optional() });
  const env = { NODE_ENV: 'production', PAYEE_VPA: 'name@bank', VAPID_SUBJECT: 'mailto:head@deepam.example' };

  it('every remaining example value is reported', () => {
    expect(() => loadConfig(schema, env)).toThrow(
      /PAYEE_VPA is an example .*a UPI address[^]*VAPID_SUBJECT is an example/,
    );
  });

  it.each([{ ALLOW_EXAMPLE_VALUES: '1' }, { NODE_ENV: 'test' }, { NODE_ENV: undefined }])(
    'a process in production starts with %j',
    (changed) => {
      expect(loadConfig(schema, { ...env, ...changed })).toMatchObject({ PAYEE_VPA: 'name@bank' });
    },
  );

  it.each(['0', 'true', 'yes', ''])(
    'a process in production does not start with ALLOW_EXAMPLE_VALUES=%s',
    (ALLOW_EXAMPLE_VALUES) => {
      expect(() => loadConfig(schema, { ...env, ALLOW_EXAMPLE_VALUES })).toThrow('PAYEE_VPA');
    },
  );
});
