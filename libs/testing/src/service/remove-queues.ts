import type { ServiceName } from '@deepam/contracts';
import { connect } from 'amqplib';
import { testInfra } from '../infra.js';

/** Milliseconds in the names of the retry queues that services declare by default. */
const retryDelays = [1_000, 5_000, 30_000];

/** Queues that do not exist are ignored. */
export async function removeQueues(prefix: string, service: ServiceName): Promise<void> {
  const connection = await connect(testInfra().amqpUrl);
  try {
    const channel = await connection.createChannel();
    const queue = `${prefix}.${service}`;
    const queues = [queue, `${queue}.dead`, ...retryDelays.map((delay) => `${queue}.retry.${delay}`)];
    for (const name of queues) await channel.deleteQueue(name);
    for (const name of [`${queue}.retry`, `${prefix}.events`]) await channel.deleteExchange(name);
  } finally {
    await connection.close();
  }
}
