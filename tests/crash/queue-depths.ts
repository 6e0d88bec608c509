import { listeningServices } from '@deepam/contracts';
import { connect } from 'amqplib';
import { consumerDefaults, topologyOf } from '@deepam/messaging';
import type { CrashSystem } from './crash-system.js';

/** Queues with waiting messages or without a reader; unacknowledged messages are not counted. */
export async function queueDepths({ system, prefix }: Pick<CrashSystem, 'system' | 'prefix'>): Promise<string[]> {
  const connection = await connect(system.infrastructure.rabbit.url);
  try {
    const channel = await connection.createChannel();
    const lines: string[] = [];
    for (const service of listeningServices) {
      const { queue, retries, dead } = topologyOf(prefix, service, consumerDefaults.retryDelaysMs);
      for (const name of [queue, ...retries.map((retry) => retry.name), dead]) {
        const { messageCount, consumerCount } = await channel.checkQueue(name);
        const isUnread = name === queue && consumerCount === 0;
        if (messageCount > 0 || isUnread) lines.push(`${name}: ${messageCount} wait, ${consumerCount} read`);
      }
    }
    return lines;
  } finally {
    await connection.close();
  }
}
