import { listeningServices } from '@deepam/contracts';
import type { Channel, ChannelModel } from 'amqplib';
import type { BrokerConfig } from '../broker-config.js';
import { consumerDefaults } from '../messaging.options.js';
import { reachRabbit } from '../rabbit/connect.js';
import { topologyOf } from '../rabbit/topology.js';
import { UnusableBackup } from './unusable-backup.js';

export class QueuesOfServices {
  private constructor(
    private readonly connection: ChannelModel,
    private readonly prefix: string,
  ) {}

  static async at({ AMQP_URL, AMQP_PREFIX }: BrokerConfig): Promise<QueuesOfServices> {
    return new QueuesOfServices(await reachRabbit(AMQP_URL, 'deepam restore'), AMQP_PREFIX);
  }

  async expectNobody(): Promise<void> {
    for (const service of listeningServices) {
      const { queue } = topologyOf(this.prefix, service, []);
      const found = await this.ifThere(queue, (channel) => channel.checkQueue(queue));
      if (found && found.consumerCount > 0)
        throw new UnusableBackup(`The ${service} service is running: stop all services first.`);
    }
  }

  /** Queued messages were published after the time of the backup, or will be published again. */
  async empty(): Promise<void> {
    for (const service of listeningServices) {
      const { queue, dead, retries } = topologyOf(this.prefix, service, consumerDefaults.retryDelaysMs);
      // The queues are emptied in the order in which a message moves through them, so that no message escapes.
      for (const name of [...retries.map((retry) => retry.name), queue, dead])
        await this.ifThere(name, (channel) => channel.purgeQueue(name));
    }
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  /** The broker closes the channel if a queue is missing. */
  private async ifThere<T>(queue: string, work: (channel: Channel) => Promise<T>): Promise<T | null> {
    const channel = await this.connection.createChannel();
    channel.on('error', () => {});
    try {
      await channel.checkQueue(queue);
      const result = await work(channel);
      await channel.close();
      return result;
    } catch (error) {
      if ((error as { code?: unknown }).code === 404) return null;
      throw error;
    }
  }
}
