import type { Topology } from '@deepam/messaging';
import { connect, type ConfirmChannel, type GetMessage } from 'amqplib';

export class TestBroker {
  private constructor(
    readonly channel: ConfirmChannel,
    private readonly end: () => Promise<void>,
  ) {}

  static async connect(url = process.env['AMQP_URL'] ?? ''): Promise<TestBroker> {
    const connection = await connect(url, { noDelay: true });
    const channel = await connection.createConfirmChannel();
    return new TestBroker(channel, () => connection.close());
  }

  async send(queue: string, content: string, messageId?: string): Promise<void> {
    this.channel.sendToQueue(queue, Buffer.from(content), { messageId, persistent: true });
    await this.channel.waitForConfirms();
  }

  async count(queue: string): Promise<number> {
    return (await this.channel.checkQueue(queue)).messageCount;
  }

  async take(queue: string): Promise<GetMessage | false> {
    return this.channel.get(queue, { noAck: true });
  }

  async removeAll({ exchange, retryExchange, queue, retries, dead }: Topology): Promise<void> {
    for (const name of [queue, dead, ...retries.map((retry) => retry.name)]) await this.channel.deleteQueue(name);
    for (const name of [retryExchange, exchange]) await this.channel.deleteExchange(name);
  }

  async close(): Promise<void> {
    await this.end();
  }
}
