import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { ConsumeMessage } from 'amqplib';
import type { Broker, BrokerChannel, BrokerConnection } from '../../../libs/messaging/src/rabbit/broker.js';
import { ConfirmedPublisher } from '../../../libs/messaging/src/rabbit/confirmed-publisher.js';
import { declareConsumer } from '../../../libs/messaging/src/rabbit/declare.js';
import { topologyOf, type Topology } from '../../../libs/messaging/src/rabbit/topology.js';

const retryMs = 50;
const deliveryLimit = 2;

export interface BrokerUnderTest {
  readonly broker: Broker;
  readonly prefix: () => string;
  readonly until: (holds: () => boolean) => Promise<unknown>;
  readonly remove: (topology: Topology) => Promise<void>;
}

export function brokerContract(given: () => BrokerUnderTest): void {
  let connection: BrokerConnection;
  let channel: BrokerChannel;
  let topology: Topology;
  let publisher: ConfirmedPublisher;
  const until = (holds: () => boolean) => given().until(holds);
  const say = (id: string, routingKey = 'a.said.v1', exchange = topology.exchange) =>
    publisher.publish(exchange, routingKey, Buffer.from(id), { messageId: id });
  const openChannel = async () => {
    const opened = await connection.createConfirmChannel();
    opened.on('error', () => undefined);
    return opened;
  };
  const listen = async (on: BrokerChannel, queue: string) => {
    const got: ConsumeMessage[] = [];
    const { consumerTag } = await on.consume(queue, (message) => void (message && got.push(message)));
    return { got, consumerTag, ids: () => got.map(({ content }) => content.toString()).toSorted() };
  };

  beforeEach(async () => {
    topology = topologyOf(given().prefix(), 'listener', [retryMs]);
    connection = await given().broker.connect('contract');
    channel = await openChannel();
    await declareConsumer(channel, topology, ['a.said.v1'], deliveryLimit);
    publisher = new ConfirmedPublisher(channel);
  });
  afterEach(async () => {
    await connection.close();
    await given().remove(topology);
  });

  it('the broker delivers published messages to bound queues, and returns messages without a queue', async () => {
    expect([await say('1'), await say('2', 'nobody.hears.v1')]).toEqual(['routed', 'returned']);
    expect([await say('3', topology.queue, ''), await say('4', 'no.such.queue', '')]).toEqual(['routed', 'returned']);
    const { ids, got } = await listen(channel, topology.queue);
    await until(() => got.length >= 2);
    expect(ids()).toEqual(['1', '3']);
  });

  it('the broker rejects the binding of a missing queue, and closes only that channel', async () => {
    const another = await openChannel();
    await expect(another.bindQueue('no.such.queue', topology.exchange, 'a')).rejects.toMatchObject({ code: 404 });
    await expect(another.prefetch(1)).rejects.toThrow();
    expect(await say('1')).toBe('routed');
  });

  it('the broker delivers at most the prefetch count before an acknowledgement', async () => {
    await channel.prefetch(2);
    await Promise.all(['1', '2', '3'].map((id) => say(id)));
    const { got } = await listen(channel, topology.queue);
    await until(() => got.length === 2);
    channel.ack(got[0]!);
    await until(() => got.length === 3);
  });

  it('the broker delivers unacknowledged messages to other consumers, as redelivered, when the channel closes', async () => {
    const first = await openChannel();
    const { got } = await listen(first, topology.queue);
    await Promise.all(['1', '2'].map((id) => say(id)));
    await until(() => got.length === 2);
    first.ack(got.find(({ content }) => content.toString() === '1')!);
    await first.close();
    const again = await listen(channel, topology.queue);
    await until(() => again.got.length === 1);
    expect([again.ids(), again.got[0]!.fields.redelivered]).toEqual([['2'], true]);
  });

  it('the broker moves a message to the dead letters after its delivery limit', async () => {
    await say('deadly');
    for (let delivery = 0; delivery <= deliveryLimit; delivery += 1) {
      const dying = await openChannel();
      const { got } = await listen(dying, topology.queue);
      await until(() => got.length === 1);
      await dying.close();
    }
    const dead = await listen(channel, topology.dead);
    await until(() => dead.got.length === 1);
  });

  it('the broker returns a message from the retry queue, with its headers, after its time', async () => {
    const { got } = await listen(channel, topology.queue);
    const headers = { 'x-event-attempt': 2 };
    await publisher.publish('', topology.retries[0]!.name, Buffer.from('later'), { messageId: 'later', headers });
    await until(() => got.length === 1);
    expect(got[0]!.properties).toMatchObject({ messageId: 'later', headers });
  });

  it('the broker keeps messages in the queue after a consumer has cancelled', async () => {
    const { got, consumerTag } = await listen(channel, topology.queue);
    await channel.cancel(consumerTag);
    await say('1');
    const next = await listen(channel, topology.queue);
    await until(() => next.got.length === 1);
    expect(got).toEqual([]);
  });

  it('the broker shares the messages of a queue among its consumers', async () => {
    await channel.prefetch(1);
    const another = await openChannel();
    await another.prefetch(1);
    const [one, other] = [await listen(channel, topology.queue), await listen(another, topology.queue)];
    await Promise.all(['1', '2'].map((id) => say(id)));
    await until(() => one.got.length === 1 && other.got.length === 1);
    expect([...one.ids(), ...other.ids()].toSorted()).toEqual(['1', '2']);
  });

  it('the broker fails a publish whose connection is lost', async () => {
    await channel.close();
    await expect(say('1')).rejects.toThrow('did not confirm');
  });
}
