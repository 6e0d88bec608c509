import { setTimeout } from 'node:timers/promises';
import type { ChannelModel } from 'amqplib';

/** Milliseconds that a command waits for another one of the same service, and between two looks. */
const patience = 30_000;
const pause = 100;
const locked = 405;
const ownAlone = { exclusive: true, durable: false, arguments: { 'x-queue-type': 'classic' } };

/** Another command has held the dead letters of the service for too long. */
export class TurnTaken extends Error {
  override readonly name = 'TurnTaken';
}

/**
 * Until the connection ends no other command reads these dead letters: what one command has taken to look at, another does not
 * see, and would say that it is not there. A queue that only this connection may use is the lock.
 * @throws TurnTaken
 */
export async function takeTurn(connection: ChannelModel, deadQueue: string): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const channel = await connection.createChannel();
    channel.on('error', () => {});
    try {
      await channel.assertQueue(`${deadQueue}.turn`, ownAlone);
      return await channel.close();
    } catch (fault) {
      if ((fault as { code?: unknown }).code !== locked) throw fault;
      if (performance.now() > end) throw new TurnTaken('Another command reads these dead letters. Please try again.');
      await setTimeout(pause);
    }
  }
}
