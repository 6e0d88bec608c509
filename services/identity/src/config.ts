import { newMobile, newPassword, headName } from '@deepam/contracts';
import { loadConfig, serviceConfig } from '@deepam/platform';
import { z } from 'zod';
import { dataKeysSetting } from './encryption/domain/data-keys.js';

/** The number is in days; a company must keep its books for this time. */
const EIGHT_YEARS = 2922;
const HALF_A_DAY = 12 * 3600;
const MONTH = 30 * 24 * 3600;
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const addressOf = (name: string) =>
  z.url({ protocol: /^https?$/ }).describe(`the address of the ${name} service: http://host:port`);

export const mostPasswordMemoryKib = 1_048_576;

export const identityConfig = serviceConfig.extend({
  NETWORK_URL: addressOf('network'),
  COTTON_ORDER_URL: addressOf('cotton-order'),
  COMMISSION_URL: addressOf('commission'),
  DATA_KEYS: dataKeysSetting,
  DIGEST_KEYS: dataKeysSetting,
  TOKEN_LIFETIME_SECONDS: wholeNumber(60, MONTH)
    .default(HALF_A_DAY)
    .describe('the seconds that a login lasts, 60 to 2592000'),
  SESSION_IDLE_SECONDS: wholeNumber(600, MONTH)
    .optional()
    .describe('the seconds without a call after which a login ends, 600 to 2592000; without it, none'),
  TEMPORARY_PASSWORD_HOURS: wholeNumber(1, 168)
    .default(24)
    .describe('the hours for which a temporary password is good, 1 to 168'),
  BANK_DETAILS_HOLD_HOURS: wholeNumber(0, 720)
    .default(24)
    .describe(
      'for how many hours numbers stay hidden and payouts wait after a password that somebody else gave was replaced, 0 to 720',
    ),
  AUDIT_KEEP_DAYS: wholeNumber(90, 36_500)
    .optional()
    .describe('the days after which the audit trail forgets what an entry tells, 90 to 36500; without it, never'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .describe('where browsers reach the product; passkeys are made for its host'),
  SECOND_FACTOR: z
    .enum(['off', 'head'])
    .default('off')
    .describe('whose login must have a second factor: "head", or "off" for nobody'),
  KYC_RETENTION_DAYS: wholeNumber(1, 36_525)
    .default(EIGHT_YEARS)
    .describe('the days for which name, numbers and scans of a closed or deleted account are kept, 1 to 36525'),
  PASSWORD_MEMORY_KIB: wholeNumber(8192, mostPasswordMemoryKib)
    .default(19_456)
    .describe('the memory of argon2id in KiB, 8192 to 1048576'),
  PASSWORD_PASSES: wholeNumber(1, 20).default(2).describe('the passes of argon2id, 1 to 20'),
  PASSWORD_LANES: wholeNumber(1, 16).default(1).describe('the lanes of argon2id, 1 to 16'),
  PASSWORD_CONCURRENCY: wholeNumber(1, 64)
    // Node has four threads for passwords, files and token checks, so one stays free for the others.
    .default(3)
    .describe('how many passwords are checked at once, 1 to 64'),
});

export type IdentityConfig = z.output<typeof identityConfig>;
export const headConfig = identityConfig.extend({
  HEAD_MOBILE: newMobile.optional().describe('the ten digits of an Indian mobile number'),
  HEAD_PASSWORD: newPassword.optional().describe('a password of 8 to 200 characters'),
  HEAD_NAME: headName.optional().describe('a name of at most 100 characters'),
  HEAD_WAIT_SECONDS: wholeNumber(0, 600)
    .default(30)
    .describe('for how many seconds head-create waits until the head has a referral code, 0 to 600'),
});

export const IDENTITY_CONFIG = Symbol('IDENTITY_CONFIG');

export const processEnvironment = (): NodeJS.ProcessEnv => process.env;

/** @throws ConfigError that lists every error */
export const readConfig = (): IdentityConfig => loadConfig(identityConfig, process.env);
