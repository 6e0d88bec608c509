import type { ServiceName } from '@deepam/contracts';
import { configSchemas } from './config-schemas.js';

/** What is no matter of whoever operates a cluster or a compose project. */
const ofTheImage = ['NODE_ENV', 'HOST', 'PORT'];
/** Of the processes among each other. */
const addresses = ['JWKS_URL', 'IDENTITY_URL', 'NETWORK_URL', 'COTTON_ORDER_URL', 'COMMISSION_URL', 'NOTIFICATION_URL'];
/** Of `npm start` and of tests: the pages come from nginx, nobody has a demo login, pushes go to vendors only. */
const ofOtherRuns = ['WEB_ROOT', 'DEMO_LOGINS', 'PUSH_TO_PRIVATE_ADDRESSES'];

const leftOut = new Set([...ofTheImage, ...addresses, ...ofOtherRuns]);

/** Everything that a process reads and an operator may set. */
export const operatorSettings = (name: ServiceName): string[] =>
  Object.keys(configSchemas[name].shape).filter((setting) => !leftOut.has(setting));
