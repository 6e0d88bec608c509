import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { envExampleErrors } from '@deepam/platform';
import { gatewayConfig } from '../../gateway/src/config.js';
import { commissionConfig } from '../../services/commission/src/config.js';
import { cottonOrderConfig } from '../../services/cotton-order/src/config.js';
import { headConfig, identityConfig } from '../../services/identity/src/config.js';
import { networkConfig } from '../../services/network/src/config.js';
import { notificationConfig } from '../../services/notification/src/config.js';
import { localConfig } from '@deepam/local';

const schemas = {
  gateway: gatewayConfig,
  identity: identityConfig,
  'head:create': headConfig,
  network: networkConfig,
  'cotton-order': cottonOrderConfig,
  commission: commissionConfig,
  notification: notificationConfig,
  'npm start': localConfig,
};

it('.env.example names exactly the variables that the processes read, with valid values', async () => {
  const text = await readFile(fileURLToPath(new URL('../../.env.example', import.meta.url)), 'utf8');
  expect(envExampleErrors(schemas, text)).toEqual([]);
});
