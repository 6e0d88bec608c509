import { z } from 'zod';

export const url = (protocols: RegExp, expected: string) => z.url({ protocol: protocols }).describe(expected);
export const milliseconds = (what: string) =>
  z.coerce.number().int().min(100).describe(`the milliseconds for which ${what}`);
const seconds = z.coerce.number().int().min(1).max(86400);

export const processConfig = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('development, test or production'),
  ALLOW_EXAMPLE_VALUES: z
    .enum(['0', '1'])
    .optional()
    .describe('1 where nobody is served, such as in a CI: production starts with values of examples'),
  HOST: z.string().default('127.0.0.1').describe('the address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).describe('a port number, 0 to 65535'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  JWKS_URL: url(/^https?$/, "the address of identity's public keys, such as http://127.0.0.1:8081/api/jwks"),
  STEP_UP_SECONDS: seconds
    .default(300)
    .describe('for how many seconds a given password counts where it is asked for again, 1 to 86400'),
  STEP_UP_HEAD_SECONDS: seconds.default(1800).describe('the same for the head, 1 to 86400'),
  IDENTITY_URL: url(/^https?$/, 'the address of the identity service: http://host:port'),
  SERVICE_SECRET: z
    .string()
    .min(32)
    .describe(
      'a random secret of at least 32 characters, the same in every process: services get their tokens for it; others that are accepted behind it, divided by commas',
    ),
  S3_ENDPOINT: url(/^https?$/, 'the address of the object storage, such as http://127.0.0.1:9000'),
  S3_REGION: z.string().default('us-east-1').describe('a region name'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .describe('a bucket name of lower-case letters, digits and hyphens'),
  S3_ACCESS_KEY: z.string().min(1).describe('the access key of the object storage'),
  S3_SECRET_KEY: z.string().min(1).describe('the secret key of the object storage'),
  STUCK_LIMIT_MS: milliseconds(
    'a part answers a new connection but not the client of the process, which then ends',
  ).default(15000),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    /^https?$/,
    'the address of a collector of traces, such as http://127.0.0.1:4318',
  ).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('the share of calls that are traced, 0 to 1'),
  OTEL_BSP_SCHEDULE_DELAY: milliseconds('what was traced waits to be sent together').default(30000),
  FILE_LINK_SECRET: z
    .string()
    .min(32)
    .describe(
      'a random secret of at least 32 characters, the same in every process; others that are accepted behind it, divided by commas',
    ),
});

export type ProcessConfig = z.output<typeof processConfig>;
