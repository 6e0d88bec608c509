import { loadConfig, serviceLevelSettings, serviceConfig } from '@deepam/platform';
import { z } from 'zod';
import { vendorHosts } from './push/domain/push-address.js';
import { isReachableSubject } from './push/domain/push-outcome.js';
import { vapidPairs } from './push/domain/vapid-pairs.js';

const nobody = 'mailto:head@deepam.example';
/** The current key comes first, and earlier ones follow after commas. */
const keys = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}(, ?[\\w-]{${length}})*$`));

export const notificationConfig = serviceConfig
  .extend(serviceLevelSettings.shape)
  .extend({
    VAPID_PUBLIC_KEY: keys(87).optional().describe('the public key of web push: 87 characters of base64url'),
    VAPID_PRIVATE_KEY: keys(43).optional().describe('the private key of web push: 43 characters of base64url'),
    VAPID_SUBJECT: z
      .string()
      .max(300)
      .refine(
        isReachableSubject,
        'Name an address on the internet: push services refuse every push that names localhost.',
      )
      .default(nobody)
      .describe('whom push vendors may write to: mailto:… or https://… of a host on the internet'),
    NOTIFICATION_KEEP_DAYS: z.coerce
      .number()
      .int()
      .min(90)
      .max(36_500)
      .default(730)
      .describe('the days for which notifications are kept, 90 to 36500'),
    GRIEVANCE_KEEP_DAYS: z.coerce
      .number()
      .int()
      .min(90)
      .max(36_500)
      .default(730)
      .describe('the days after its redress for which the texts and the contact of a grievance are kept, 90 to 36500'),
    PUSH_TO_PRIVATE_ADDRESSES: z
      .enum(['true', 'false'])
      .default('false')
      .describe('true only in tests: pushes may go to addresses inside the network'),
    PUSH_HOSTS: z
      .string()
      .regex(/^[a-z\d.*-]+(, ?[a-z\d.*-]+)*$/)
      .default(vendorHosts)
      .transform((hosts) => hosts.split(/, ?/))
      .describe('hosts of push vendors, comma-separated; *.example.com stands for every name below it'),
    STREAM_HEARTBEAT_MS: z.coerce
      .number()
      .int()
      .min(100)
      .max(60_000)
      .default(15_000)
      .describe('milliseconds between two signs of life of a notification stream'),
  })
  .refine((config) => (config.VAPID_PUBLIC_KEY === undefined) === (config.VAPID_PRIVATE_KEY === undefined), {
    path: ['VAPID_PRIVATE_KEY'],
    message: 'Set both VAPID keys or none.',
  })
  .refine((config) => vapidPairs(config).every(({ publicKey, privateKey }) => publicKey !== '' && privateKey !== ''), {
    path: ['VAPID_PRIVATE_KEY'],
    message: 'Give as many private keys as public ones, in the same order.',
  })
  .refine(
    ({ NODE_ENV, ALLOW_EXAMPLE_VALUES, VAPID_PUBLIC_KEY, VAPID_SUBJECT }) =>
      NODE_ENV !== 'production' ||
      ALLOW_EXAMPLE_VALUES === '1' ||
      VAPID_PUBLIC_KEY === undefined ||
      VAPID_SUBJECT !== nobody,
    { path: ['VAPID_SUBJECT'] },
  );
export type NotificationConfig = z.output<typeof notificationConfig>;

export const NOTIFICATION_CONFIG = Symbol('NOTIFICATION_CONFIG');

/** @throws ConfigError that lists every error */
export const readConfig = (): NotificationConfig => loadConfig(notificationConfig, process.env);
