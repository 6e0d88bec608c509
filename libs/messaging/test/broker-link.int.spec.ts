import { afterEach, expect, it } from '@jest/globals';
import { RealTime } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { RabbitBroker, type BrokerConnection } from '../src/rabbit/broker.js';
import { BrokerLink, type LinkUser } from '../src/rabbit/broker-link.js';

const silenceMs = 2_000;

class SlowUser implements LinkUser {
  tries = 0;

  constructor(private readonly answers: number) {}

  async attach(_connection: BrokerConnection, _lost: (cause: unknown) => void, answered: () => void): Promise<void> {
    this.tries += 1;
    for (let left = this.answers; left > 0; left -= 1) {
      await new Promise((resolve) => setTimeout(resolve, silenceMs / 4));
      answered();
    }
    if (this.answers === 0) await new Promise(() => {});
  }

  async detach(): Promise<void> {}
}

let link: BrokerLink;
const broker = new RabbitBroker({ amqpUrl: process.env['AMQP_URL'] ?? '' });
const linkFor = (user: LinkUser) => (link = new BrokerLink(broker, new RealTime(), 'test', user, silenceMs));
afterEach(() => link.stop());

it('a busy broker may take its time for the setup, as long as it answers', async () => {
  const user = new SlowUser(8);
  await linkFor(user).start();
  expect([link.isAttached, user.tries]).toEqual([true, 1]);
});

it('a link to a broker reconnects when an answer does not come', async () => {
  const user = new SlowUser(0);
  await linkFor(user).start();
  expect(link.isAttached).toBe(false);
  await poll(() => user.tries > 1);
});
