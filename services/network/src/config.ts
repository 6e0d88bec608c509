import { loadConfig, serviceConfig } from '@deepam/platform';
import { z } from 'zod';

/** NPCI defines the form: a name of the payee's choice, `@`, and the handle of a bank. */
const virtualPaymentAddress = /^[a-zA-Z0-9.\-_]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/;

export const networkConfig = serviceConfig.extend({
  PAYEE_VPA: z
    .string()
    .regex(virtualPaymentAddress)
    .describe('the UPI address that plan payments go to, such as deepam@upi'),
  PAYEE_NAME: z.string().min(1).max(99).describe('the name that UPI apps show for the payee, such as Deepam'),
});
export type NetworkConfig = z.output<typeof networkConfig>;

export const NETWORK_CONFIG = Symbol('NETWORK_CONFIG');

export const processEnvironment = (): NodeJS.ProcessEnv => process.env;

/** @throws ConfigError that lists every error */
export const readConfig = (): NetworkConfig => loadConfig(networkConfig, processEnvironment());
