import { processConfig } from '@deepam/platform';
import { z } from 'zod';

const upstream = z.url({ protocol: /^https?$/ });

/**
 * The gateway stores no data of its own: it needs no database and no broker, only the upstreams and the object storage
 * for signed links.
 */
export const gatewayConfig = processConfig
  .extend({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    NETWORK_URL: upstream,
    COTTON_ORDER_URL: upstream,
    COMMISSION_URL: upstream,
    NOTIFICATION_URL: upstream,
    /** Browsers reach the product at this address; https: adds Strict-Transport-Security. */
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
    /** The folder has the built web; without it the gateway serves only /api. */
    WEB_ROOT: z.string().optional(),
    DEMO_LOGINS: z.string().optional(),
    /** A service must begin to answer within this number of milliseconds. */
    UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(300_000).default(30_000),
    /** The body of a call without files must arrive within this number of milliseconds. */
    BODY_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().positive().default(600),
    SIGN_IN_LIMIT_PER_MINUTE: z.coerce.number().int().positive().default(30),
  })
  .refine((config) => config.NODE_ENV !== 'production' || config.DEMO_LOGINS === undefined, {
    path: ['DEMO_LOGINS'],
    message: 'Demo logins are never offered in production.',
  });
export type GatewayConfig = z.output<typeof gatewayConfig>;

export const GATEWAY_CONFIG = Symbol('gateway config');
