import { loadConfig, serviceConfig } from '@deepam/platform';
import { z } from 'zod';

export const cottonOrderConfig = serviceConfig.extend({
  NETWORK_URL: z.url({ protocol: /^https?$/ }).describe('the address of the network service: http://host:port'),
});
export type CottonOrderConfig = z.output<typeof cottonOrderConfig>;

/** What the audit command reads. */
export const stockAuditConfig = serviceConfig.pick({ MONGO_URL: true, MONGO_DB_PREFIX: true });

export const COTTON_ORDER_CONFIG = Symbol('COTTON_ORDER_CONFIG');

/** @throws ConfigError that lists every error */
export const readConfig = (): CottonOrderConfig => loadConfig(cottonOrderConfig, process.env);
