import { serviceConfig } from '@deepam/platform';
import { z } from 'zod';

export const commissionConfig = serviceConfig.extend({
  HOLD_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(0)
    .describe('for how many days commission and making charges are pending before they can be asked for, 0 to 365'),
  HOLD_RELEASE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .default(60)
    .describe('the number of seconds between two looks for credits whose hold days are over'),
});
export type CommissionConfig = z.output<typeof commissionConfig>;
export const COMMISSION_CONFIG = Symbol('COMMISSION_CONFIG');

/** What the audit command reads. */
export const auditConfig = serviceConfig.pick({ MONGO_URL: true, MONGO_DB_PREFIX: true });
