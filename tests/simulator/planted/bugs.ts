import type { ConsumeMessage } from 'amqplib';
import { rightWiring, type Wiring } from '../service/faulty-wiring.js';
import type { Database, Documents } from '@deepam/platform';
import type { ClientSession } from 'mongoose';
import { Attempts, type Attempt } from '../../../libs/platform/src/database/attempts.js';
import { withMethods } from './with-methods.js';
import type { Broker, BrokerChannel } from '../../../libs/messaging/src/rabbit/broker.js';

type AnyDocuments = Documents<Record<string, unknown>>;

const wrongDocuments =
  (model: string, wrong: (right: AnyDocuments) => Partial<AnyDocuments>) =>
  (database: Database): Database =>
    withMethods(database, {
      documents: <T>(name: string): Documents<T> => {
        const right = database.documents<T>(name);
        if (name !== model) return right;
        const those = right as unknown as AnyDocuments;
        return withMethods(those, wrong(those)) as unknown as Documents<T>;
      },
    });

const wrongChannels =
  (wrong: (right: BrokerChannel) => Partial<BrokerChannel>) =>
  (broker: Broker): Broker =>
    withMethods(broker, {
      connect: async (name) => {
        const connection = await broker.connect(name);
        return withMethods(connection, {
          createConfirmChannel: async () => {
            const channel = await connection.createConfirmChannel();
            return withMethods(channel, wrong(channel));
          },
        });
      },
    });

class EarlyHooks extends Attempts {
  override begin(session: ClientSession): Attempt {
    const attempt = super.begin(session);
    attempt.afterCommit = (hook) => hook();
    return attempt;
  }
}

const hooksBeforeCommit = (database: Database): Database => withMethods(database, { attempts: new EarlyHooks() });

const without = (filter: object, field: string) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => name !== field));

const setBy = (update: object): Readonly<Record<string, unknown>> =>
  (update as { $set?: Record<string, unknown> }).$set ?? {};

const ackBeforeCommit = wrongChannels((right) => ({
  consume: (queue, onMessage) =>
    right.consume(queue, (message) => {
      if (message) right.ack(message);
      onMessage(message);
    }),
  ack: () => {},
}));

const retryAckedFirst = wrongChannels((right) => {
  const delivered = new Map<unknown, ConsumeMessage>();
  const acknowledged = new Set<number>();
  return {
    consume: (queue, onMessage) =>
      right.consume(queue, (message) => {
        if (message) delivered.set(message.properties.messageId, message);
        onMessage(message);
      }),
    publish: (exchange, routingKey, content, options, confirm) => {
      const message = delivered.get(options?.messageId);
      if (message) right.ack(message);
      if (message) acknowledged.add(message.fields.deliveryTag);
      return right.publish(exchange, routingKey, content, options, confirm);
    },
    // The broker closes a channel that acknowledges twice.
    ack: (message) => {
      if (!acknowledged.has(message.fields.deliveryTag)) right.ack(message);
    },
  };
});

/** Each bug is a mistake that the product had, or could have after one changed line. */
export const bugs: Readonly<Record<string, Wiring>> = {
  'ack before commit': { ...rightWiring, broker: ackBeforeCommit },
  'claim without condition': {
    ...rightWiring,
    database: wrongDocuments('OutboxRow', (right) => ({
      updateAll: (filter, update, how) =>
        right.updateAll('claimedBy' in setBy(update) ? without(filter, 'availableAt') : filter, update, how),
    })),
  },
  'handed over before the commit': { ...rightWiring, database: hooksBeforeCommit },
  'inbox row outside the transaction': {
    ...rightWiring,
    database: wrongDocuments('InboxRow', (right) => ({ insertUnchecked: (rows) => right.insertAll(rows) })),
  },
  'retry acked first': { ...rightWiring, broker: retryAckedFirst },
  'key not fenced': {
    ...rightWiring,
    database: wrongDocuments('IdempotencyKey', (right) => ({
      update: (filter, update, how) =>
        right.update(setBy(update)['state'] === 'done' ? without(filter, 'owner') : filter, update, how),
    })),
  },
};
