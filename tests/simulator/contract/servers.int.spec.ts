import { afterAll, beforeAll, describe } from '@jest/globals';
import { poll, testInfra, uniquePrefix } from '@deepam/testing';
import { connect } from 'amqplib';
import { createConnection, type Connection } from 'mongoose';
import { RabbitBroker, type Broker } from '../../../libs/messaging/src/rabbit/broker.js';
import type { Topology } from '../../../libs/messaging/src/rabbit/topology.js';
import { MongoDatabase } from '../../../libs/platform/src/mongo/mongo-database.js';
import { brokerContract } from './broker-contract.js';
import { documentsContract } from './documents-contract.js';
import { thingModel, thingSchema } from './thing.js';
import { transactionsContract } from './transactions-contract.js';

let number = 0;
const prefix = uniquePrefix();
const next = () => `${prefix}-${(number += 1)}`;

describe('MongoDB', () => {
  let connection: Connection;
  let database: MongoDatabase;
  beforeAll(async () => {
    connection = await createConnection(testInfra().mongoUrl, {
      dbName: prefix,
      writeConcern: { w: 'majority' },
    }).asPromise();
    await connection.model(thingModel, thingSchema).init();
    database = new MongoDatabase(connection);
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  documentsContract(() => database, next);
  transactionsContract(() => database, next);
});

describe('RabbitMQ', () => {
  let broker: Broker;
  beforeAll(() => void (broker = new RabbitBroker({ amqpUrl: testInfra().amqpUrl })));

  const remove = async ({ exchange, queue, retries, dead }: Topology) => {
    const connection = await connect(testInfra().amqpUrl);
    const channel = await connection.createChannel();
    for (const name of [queue, dead, ...retries.map((retry) => retry.name)]) await channel.deleteQueue(name);
    await channel.deleteExchange(exchange);
    await connection.close();
  };
  brokerContract(() => ({ broker, prefix: next, until: poll, remove }));
});
