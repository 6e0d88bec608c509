import type { ServiceName } from '@deepam/contracts';
import { accessRows } from './access-table.js';
import { commissionAccess } from './commission-access.js';
import { cottonAccess } from './cotton-access.js';
import { gatewayAccess } from './gateway-access.js';
import { identityAccess } from './identity-access.js';
import { networkAccess } from './network-access.js';
import { notificationAccess } from './notification-access.js';

export const tables = Object.entries({
  identity: identityAccess,
  network: networkAccess,
  'cotton-order': cottonAccess,
  commission: commissionAccess,
  notification: notificationAccess,
  gateway: gatewayAccess,
}).map(([service, { table, inputs }]) => ({ service: service as ServiceName, rows: accessRows(table), inputs }));

export const callOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
