import { poll } from '@deepam/testing';
import { connect } from 'amqplib';
import { Client } from 'minio';
import { MongoClient } from 'mongodb';
import type { Infrastructure } from '../src/index.js';

export interface MarkedServers {
  readonly mongo: Pick<Infrastructure['mongo'], 'url'>;
  readonly rabbit: Pick<Infrastructure['rabbit'], 'url'>;
  readonly objectStore: Pick<Infrastructure['objectStore'], 'url' | 'accessKey' | 'secretKey' | 'region' | 'bucket'>;
}

export async function writeMark({ mongo, rabbit, objectStore }: MarkedServers, mark: string): Promise<void> {
  const client = await MongoClient.connect(mongo.url);
  const marks = await client
    .db('kept')
    .createCollection('marks')
    .catch(() => client.db('kept').collection('marks'));
  await client.withSession((session) => session.withTransaction(() => marks.insertOne({ mark }, { session })));
  await client.close();

  const connection = await connect(rabbit.url);
  const channel = await connection.createConfirmChannel();
  await channel.assertQueue('kept', { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  channel.sendToQueue('kept', Buffer.from(mark), { persistent: true });
  await channel.waitForConfirms();
  await connection.close();

  await bucketClient(objectStore).putObject(objectStore.bucket, `kept/${mark}`, mark, mark.length);
}

export async function countMarks({ mongo, rabbit, objectStore }: MarkedServers, expected: number): Promise<number[]> {
  const client = await MongoClient.connect(mongo.url);
  const rows = await client.db('kept').collection('marks').countDocuments();
  await client.close();

  const connection = await connect(rabbit.url);
  const channel = await connection.createChannel();
  let messages = 0;
  await channel.consume('kept', () => (messages += 1));
  await poll(() => messages >= expected);
  await connection.close();

  let objects = 0;
  for await (const _ of bucketClient(objectStore).listObjectsV2(objectStore.bucket, 'kept/', true)) objects += 1;
  return [rows, messages, objects];
}

export function bucketClient({ url, accessKey, secretKey, region }: MarkedServers['objectStore']): Client {
  const { hostname, port } = new URL(url);
  return new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey, region });
}
