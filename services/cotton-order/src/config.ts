import { loadConfig, promiseSettings, serviceConfig } from '@deepam/platform';
import { z } from 'zod';

export const cottonOrderConfig = serviceConfig.extend({
  ...promiseSettings.pick({ PROMISE_DELIVERY_DAYS: true, PROMISE_REFUND_DAYS: true }).shape,
  NETWORK_URL: z.url({ protocol: /^https?$/ }).describe('the address of the network service: http://host:port'),
});
export type CottonOrderConfig = z.output<typeof cottonOrderConfig>;

export const COTTON_ORDER_CONFIG = Symbol('COTTON_ORDER_CONFIG');

/** @throws ConfigError that lists every error */
export const readConfig = (): CottonOrderConfig => loadConfig(cottonOrderConfig, process.env);
