import { listeningServices } from '@deepam/contracts';
import type { Channel, ChannelModel } from 'amqplib';
import type { BrokerConfig } from '../broker-config.js';
import { consumerDefaults } from '../messaging.options.js';
import { reachRabbit } from '../rabbit/connect.js';
import { topologyOf } from '../rabbit/topology.js';
import { UnusableBackup } from './unusable-backup.js';

/** All queues of an installation, for what must happen while nobody works. */
export class QueuesOfServices {
  private constructor(
    private readonly connection: ChannelModel,
    private readonly prefix: string,
  ) {}

  /** @throws Unreachable */
  static async at({ AMQP_URL, AMQP_PREFIX }: BrokerConfig): Promise<QueuesOfServices> {
    return new QueuesOfServices(await reachRabbit(AMQP_URL, 'deepam restore'), AMQP_PREFIX);
  }

  /** @throws UnusableBackup */
  async expectNobody(): Promise<void> {
    for (const service of listeningServices) {
      const { queue } = topologyOf(this.prefix, service, []);
      const found = await this.ifThere(queue, (channel) => channel.checkQueue(queue));
      if (found && found.consumerCount > 0)
        throw new UnusableBackup(`The ${service} service is running: stop all services first.`);
    }
  }

  /** What waits there was said after the moment of the backup, or is said again. */
  async empty(): Promise<void> {
    for (const service of listeningServices) {
      const { queue, dead, retries } = topologyOf(this.prefix, service, consumerDefaults.retryDelaysMs);
      // In the order in which a message moves on: none slips from one that is yet to be emptied into one that was.
      for (const name of [...retries.map((retry) => retry.name), queue, dead])
        await this.ifThere(name, (channel) => channel.purgeQueue(name));
    }
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  /** A queue that is not there closes the channel. */
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
