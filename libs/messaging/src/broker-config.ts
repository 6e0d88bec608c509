import { loadConfig } from '@deepam/platform';
import { z } from 'zod';

export const brokerConfig = z.object({
  AMQP_URL: z.url({ protocol: /^amqps?$/ }).describe('a RabbitMQ address, such as amqp://guest:guest@127.0.0.1:5672'),
  AMQP_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/)
    .describe('the beginning of exchange and queue names: lower-case letters, digits and hyphens')
    .default('deepam'),
});

export type BrokerConfig = z.output<typeof brokerConfig>;

export function readBrokerConfig(env: NodeJS.ProcessEnv = process.env): BrokerConfig {
  return loadConfig(brokerConfig, env);
}
