import { setTimeout } from 'node:timers/promises';
import type { ChannelModel } from 'amqplib';

/** Milliseconds that a command waits for another one of the same service, and between two looks. */
const patience = 30_000;
const pause = 100;
const locked = 405;
const ownAlone = { exclusive: true, durable: false, arguments: { 'x-queue-type': 'classic' } };

/** Another command has held the dead letters of the service for too long. */
export class DeadLettersInUse extends Error {
  override readonly name = 'DeadLettersInUse';
}

/**
 * Until the connection ends, no other command reads these dead letters: it would not see those that this one has taken, and report
 * them as missing. A queue that only this connection may use is the lock.
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
