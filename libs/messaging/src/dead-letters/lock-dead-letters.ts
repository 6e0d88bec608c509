import { setTimeout } from 'node:timers/promises';
import type { ChannelModel } from 'amqplib';

const patience = 30_000;
const pause = 100;
const locked = 405;
const ownAlone = { exclusive: true, durable: false, arguments: { 'x-queue-type': 'classic' } };

export class DeadLettersInUse extends Error {
  override readonly name = 'DeadLettersInUse';
}

/**
 * Other commands must not read these dead letters until the connection ends: they would report the claimed ones as
 * missing. A queue that is exclusive to this connection is the lock.
 * @throws DeadLettersInUse
 */
export async function lockDeadLetters(connection: ChannelModel, deadQueue: string): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const channel = await connection.createChannel();
    channel.on('error', () => {});
    try {
      await channel.assertQueue(`${deadQueue}.turn`, ownAlone);
      return await channel.close();
    } catch (error) {
      if ((error as { code?: unknown }).code !== locked) throw error;
      if (performance.now() > end)
        throw new DeadLettersInUse('Another command reads these dead letters. Please try again.');
      await setTimeout(pause);
    }
  }
}
