import { z } from 'zod';
import { processConfig, url, milliseconds, type ProcessConfig } from './process-config.js';
const prefix = (expected: string) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/)
    .describe(expected);

export const serviceConfig = processConfig.extend({
  MONGO_URL: url(/^mongodb(\+srv)?$/, 'a MongoDB address, such as mongodb://127.0.0.1:27017/?replicaSet=rs0'),
  MONGO_TIME_LIMIT_MS: milliseconds('one operation of the database may take').default(30_000),
  MONGO_DB_PREFIX: prefix('the beginning of database names: lower-case letters, digits and hyphens').default('deepam'),
  SECOND_APPROVAL: z
    .enum(['on', 'off'])
    .default('off')
    .describe('on or off: whether large payouts and what changes much money need a second approver of the company'),
  SECOND_APPROVAL_ABOVE: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000_000)
    .default(10_000)
    .describe('above how many rupees payouts and corrections by hand need one, 0 to 100000000'),
  SECOND_APPROVAL_WINDOW_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(720)
    .default(24)
    .describe('the hours over which amounts of one requester or one payee count together for that, 1 to 720'),
  MAX_OPEN_APPROVALS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(20)
    .describe('how many approval requests of one requester may be open in a service, 1 to 1000'),
  OUTBOX_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(31)
    .max(36_500)
    .default(90)
    .describe('the days after which published events go into the archive, 31 to 36500'),
  AMQP_URL: url(/^amqps?$/, 'a RabbitMQ address, such as amqp://guest:guest@127.0.0.1:5672'),
  AMQP_PREFIX: prefix('the beginning of exchange and queue names: lower-case letters, digits and hyphens').default(
    'deepam',
  ),
});

export const databaseConfig = serviceConfig.pick({ MONGO_URL: true, MONGO_DB_PREFIX: true });
export type ServiceConfig = z.output<typeof serviceConfig>;
export type PlatformConfig = ProcessConfig & Partial<ServiceConfig>;
