import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigError } from './config-error.js';
import { loadConfig, isExampleValue } from './load-config.js';
import { serviceConfig } from './service-config.js';

const enough = {
  PORT: '8081',
  MONGO_URL: 'mongodb://127.0.0.1:27017/?replicaSet=rs0',
  AMQP_URL: 'amqp://guest:guest@127.0.0.1:5672',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'deepam',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  JWKS_URL: 'http://127.0.0.1:8081/api/jwks',
  IDENTITY_URL: 'http://127.0.0.1:8081',
  FILE_LINK_SECRET: 'x'.repeat(32),
  SERVICE_SECRET: 'x'.repeat(32),
};

function errorsOf(schema: z.ZodObject, env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(schema, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
  return [];
}

describe('the configuration of a process', () => {
  it('the configuration is typed, with defaults for missing values', () => {
    expect(loadConfig(serviceConfig, enough)).toMatchObject({
      PORT: 8081,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      MONGO_DB_PREFIX: 'deepam',
      NODE_ENV: 'development',
    });
  });

  it('the configuration of a process reports every error at once, each with what is expected', () => {
    const errors = errorsOf(serviceConfig, { ...enough, PORT: 'many', MONGO_URL: '', FILE_LINK_SECRET: 'short' });
    expect(errors).toEqual([
      'PORT has a value that is not usable; expected a port number, 0 to 65535.',
      'FILE_LINK_SECRET has a value that is not usable; expected a random secret of at least 32 characters, the same in every process; others that are accepted behind it, divided by commas.',
      'MONGO_URL is not set; expected a MongoDB address, such as mongodb://127.0.0.1:27017/?replicaSet=rs0.',
    ]);
  });

  it('the configuration of a process names the expected value of a setting with a default', () => {
    expect(errorsOf(serviceConfig, { ...enough, AMQP_PREFIX: 'Not Allowed!' })).toEqual([
      'AMQP_PREFIX has a value that is not usable; expected the beginning of exchange and queue names: lower-case letters, digits and hyphens.',
    ]);
  });

  it('the configuration of a process never prints a value, which may be a secret', () => {
    const error = new ConfigError(errorsOf(serviceConfig, { ...enough, MONGO_URL: 'mysql://root:hunter2@db' }));
    expect(error.message).not.toContain('hunter2');
  });

  it('the configuration of a process treats an empty variable as unset', () => {
    const schema = z.object({ NAME: z.string().default('nobody') });
    expect(loadConfig(schema, { NAME: '  ' })).toEqual({ NAME: 'nobody' });
  });

  it('the configuration of a process reports a broken rule about several variables in its sentence', () => {
    const schema = z
      .object({ A: z.string().optional(), B: z.string().optional() })
      .refine(({ A, B }) => A === undefined || B === undefined, { path: ['B'], message: 'A and B exclude each other' });
    expect(errorsOf(schema, { A: '1', B: '2' })).toEqual([
      'B has a value that is not usable: A and B exclude each other.',
    ]);
  });
});

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
