import { auditRecorded } from '@deepam/contracts';
import { testEnvironment } from '@deepam/testing';
import { expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { removeTraces, service, startTestService, uniquePrefix } from './test-service.js';

it('an outbox of an earlier version loses the ends that it had, and its entries of the audit trail end by when they were published', async () => {
  const prefix = uniquePrefix();
  const client = await mongo.MongoClient.connect(testEnvironment(prefix)['MONGO_URL']!);
  const outbox = client.db(`${prefix}_${service}`).collection('outbox');
  const ofAudit = { routingKey: auditRecorded.routingKey, publishedAt: { $exists: true } };
  await outbox.createIndex({ publishedAt: 1 }, { expireAfterSeconds: 2_592_000 });
  await outbox.createIndex(
    { createdAt: 1 },
    { name: 'published_audit_end', expireAfterSeconds: 31 * 86_400, partialFilterExpression: ofAudit },
  );
  const replicas = await Promise.all([startTestService({ prefix }), startTestService({ prefix })]);
  const ends = (await outbox.indexes()).filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  expect(ends).toMatchObject([{ key: { publishedAt: 1 }, partialFilterExpression: ofAudit }]);
  await Promise.all(replicas.map((replica) => replica.stop()));
  await client.close();
  await removeTraces(prefix);
});
