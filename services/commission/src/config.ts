import { loadConfig, serviceConfig } from '@deepam/platform';
import { z } from 'zod';

const owner = (name: string) =>
  z.url({ protocol: /^https?$/ }).describe(`the address of the ${name} service: http://host:port`);

export const commissionConfig = serviceConfig.extend({
  NETWORK_URL: owner('network'),
  COTTON_ORDER_URL: owner('cotton-order'),
  HOLD_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(0)
    .describe('for how many days commission and making charges are pending before they can be asked for, 0 to 365'),
  COMMISSION_HOLD: z
    .enum(['cooling-off', 'none'])
    .default('cooling-off')
    .describe('cooling-off: commission is pending until its plan can no longer be cancelled; or none'),
  HOLD_RELEASE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .default(60)
    .describe('the number of seconds between two looks for credits whose hold days are over'),
  BANK_DETAILS_HOLD_HOURS: z.coerce
    .number()
    .int()
    .min(0)
    .max(720)
    .default(24)
    .describe(
      'for how many hours payouts wait after bank details were changed or somebody else gave the password, 0 to 720',
    ),
  MAX_OPEN_PAYOUTS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(5)
    .describe('how many payout requests that wait for a decision a member may have at a time, 1 to 1000'),
  PAYOUT_DEBIT_ACCOUNT: z
    .string()
    .regex(/^(\d{9,18})?$/)
    .default('')
    .describe("the company's own account number, 9 to 18 digits, for banks whose payment files name it; or nothing"),
});
export type CommissionConfig = z.output<typeof commissionConfig>;
export const COMMISSION_CONFIG = Symbol('COMMISSION_CONFIG');

export const auditConfig = commissionConfig;

/** @throws ConfigError that lists every error */
export const readConfig = (): CommissionConfig => loadConfig(commissionConfig, process.env);
