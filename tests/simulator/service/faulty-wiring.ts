import type { Database } from '@deepam/platform';
import type { Broker } from '../../../libs/messaging/src/rabbit/broker.js';

export interface Wiring {
  readonly database: (database: Database) => Database;
  readonly broker: (broker: Broker) => Broker;
}

export const rightWiring: Wiring = { database: (database) => database, broker: (broker) => broker };
