import { loadConfig, serviceLevelSettings, serviceConfig } from '@deepam/platform';
import { z } from 'zod';

export const cottonOrderConfig = serviceConfig.extend({
  ...serviceLevelSettings.pick({ SERVICE_LEVEL_DELIVERY_DAYS: true, SERVICE_LEVEL_REFUND_DAYS: true }).shape,
  MAX_OPEN_ORDERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(5)
    .describe('how many cotton orders that wait for a decision a member may have at a time, 1 to 1000'),
  NETWORK_URL: z.url({ protocol: /^https?$/ }).describe('the address of the network service: http://host:port'),
});
export type CottonOrderConfig = z.output<typeof cottonOrderConfig>;

export const COTTON_ORDER_CONFIG = Symbol('COTTON_ORDER_CONFIG');

/** @throws ConfigError that lists every error */
export const readConfig = (): CottonOrderConfig => loadConfig(cottonOrderConfig, process.env);
