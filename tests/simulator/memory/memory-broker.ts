import { Broker, type BrokerChannel, type BrokerConnection } from '../../../libs/messaging/src/rabbit/broker.js';
import type { Machine } from '../course/machine.js';
import type { MemoryBrokerServer } from './memory-broker-server.js';
import { Emitting } from './emitting.js';
import { MemoryChannel } from './memory-channel.js';
import { Wire } from './wire.js';

const handshakeMs = 10_000;

export class MemoryBroker extends Broker {
  constructor(
    private readonly machine: Machine,
    private readonly server: MemoryBrokerServer,
  ) {
    super();
  }

  async connect(name: string): Promise<BrokerConnection> {
    const { machine } = this;
    if (!machine.reaches('broker')) {
      await new Promise<void>((resolve) => void machine.later(handshakeMs, 'no broker', resolve));
      throw new Error('connect ETIMEDOUT');
    }
    const wire = new Wire(machine, this.server, name);
    await wire.ask('connect', () => {});
    return new MemoryConnection(wire);
  }
}

class MemoryConnection extends Emitting implements BrokerConnection {
  constructor(private readonly wire: Wire) {
    super();
    wire.onClientLoss(() => {
      this.emit('error', new Error('The connection was lost'));
      this.emit('close');
    });
  }

  createChannel(): Promise<BrokerChannel> {
    return this.createConfirmChannel();
  }

  async createConfirmChannel(): Promise<BrokerChannel> {
    await this.wire.ask('open channel', () => {});
    return new MemoryChannel(this.wire);
  }

  async close(): Promise<void> {
    await this.wire.ask('close', () => {});
    this.wire.close();
  }
}
