import { consumedKeys, listeningServices, type ServiceName } from '@deepam/contracts';
import { topologyOf } from '@deepam/messaging';
import { declareConsumer } from '../../../libs/messaging/src/rabbit/declare.js';
import { consumerDefaults } from '../../../libs/messaging/src/messaging.options.js';
import type { Course } from '../course/course.js';
import { Machine } from '../course/machine.js';
import { MemoryBroker } from '../memory/memory-broker.js';
import { MemoryBrokerServer } from '../memory/memory-broker-server.js';
import { MemoryServer } from '../memory/memory-server.js';

export const prefix = 'simulated';
export const simulated = ['network', 'commission', 'notification'] as const satisfies readonly ServiceName[];
export type Simulated = (typeof simulated)[number];

export const queuesOf = (service: string) => topologyOf(prefix, service, consumerDefaults.retryDelaysMs);

export class Servers {
  readonly broker: MemoryBrokerServer;
  readonly databases: Readonly<Record<Simulated, MemoryServer>>;

  constructor(readonly course: Course) {
    this.broker = new MemoryBrokerServer(course);
    this.databases = {
      network: new MemoryServer(),
      commission: new MemoryServer({ Posting: ['key'], Transfer: ['openPayableId', 'typedUtr'] }),
      notification: new MemoryServer(),
    };
  }

  async declare(): Promise<void> {
    const connection = await new MemoryBroker(new Machine(this.course, 'declare'), this.broker).connect('declare');
    for (const service of listeningServices) {
      const channel = await connection.createChannel();
      await declareConsumer(channel, queuesOf(service), consumedKeys(service), consumerDefaults.deliveryLimit);
      await channel.close();
    }
    await connection.close();
  }
}
