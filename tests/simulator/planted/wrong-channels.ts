import type { Broker, BrokerChannel } from '../../../libs/messaging/src/rabbit/broker.js';
import { withMethods } from './with-methods.js';

export const wrongChannels =
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
