import { loadConfig } from '@deepam/platform';
import { expect, it } from '@jest/globals';
import { gatewayConfig } from './config.js';

const service = 'http://127.0.0.1:8081';
const env = {
  JWKS_URL: service,
  IDENTITY_URL: service,
  NETWORK_URL: service,
  COTTON_ORDER_URL: service,
  COMMISSION_URL: service,
  NOTIFICATION_URL: service,
  S3_ENDPOINT: service,
  S3_BUCKET: 'deepam',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'secret',
  SERVICE_SECRET: 's'.repeat(32),
  FILE_LINK_SECRET: 'f'.repeat(32),
  DEMO_LOGINS: '/data/demo-logins.json',
};

it('demo logins are offered in a trial, and never in production', () => {
  expect(loadConfig(gatewayConfig, env).DEMO_LOGINS).toBe('/data/demo-logins.json');
  expect(() => loadConfig(gatewayConfig, { ...env, NODE_ENV: 'production' })).toThrow(/DEMO_LOGINS/);
});
