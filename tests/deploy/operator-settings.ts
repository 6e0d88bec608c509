import type { ServiceName } from '@deepam/contracts';
import { configSchemas } from './config-schemas.js';

const ofTheImage = ['NODE_ENV', 'HOST', 'PORT'];
const addresses = ['JWKS_URL', 'IDENTITY_URL', 'NETWORK_URL', 'COTTON_ORDER_URL', 'COMMISSION_URL', 'NOTIFICATION_URL'];
/** `npm start` and tests: pages come from nginx, demo logins are off, and pushes go to vendors only. */
const ofOtherRuns = ['WEB_ROOT', 'DEMO_LOGINS', 'PUSH_TO_PRIVATE_ADDRESSES'];

const leftOut = new Set([...ofTheImage, ...addresses, ...ofOtherRuns]);

export const operatorSettings = (name: ServiceName): string[] =>
  Object.keys(configSchemas[name].shape).filter((setting) => !leftOut.has(setting));
