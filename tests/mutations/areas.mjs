import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './rows.mjs';

/** Of a hundred faults in an area, at least so many must be noticed by its unit specs. */
export const demanded = 85;

const rulesIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => `${folder}/${name}`);

/** Files without a server in them. */
export const areas = {
  ledger: rulesIn('services/commission/src/ledger/domain'),
  sales: [...rulesIn('services/commission/src/sales/domain'), 'services/network/src/plan/domain/plan-rules.ts'],
  payouts: rulesIn('services/commission/src/payouts/domain'),
  auth: [
    ...['access-rule', 'bearer-token', 'step-up', 'verified-tokens'].map((name) => `libs/platform/src/auth/${name}.ts`),
    ...rulesIn('services/identity/src/logins/domain'),
  ],
  idempotency: ['idempotency-key', 'sealed-answer'].map((name) => `libs/platform/src/idempotency/${name}.ts`),
  outbox: [
    'libs/platform/src/background/commit-signal.ts',
    ...['outbox/unroutable', 'consumer/delivery', 'consumer/error-verdict', 'rabbit/topology'].map(
      (name) => `libs/messaging/src/${name}.ts`,
    ),
  ],
};
