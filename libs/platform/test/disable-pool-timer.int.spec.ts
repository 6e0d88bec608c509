import { setTimeout } from 'node:timers/promises';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { databaseLiveness } from '../src/mongo/database-liveness.js';
import { openConnection, type PoolsInside } from '../src/mongo/open-connection.js';
import { startSample, type Sample } from './start-sample.js';

interface Pool {
  readonly totalConnectionCount: number;
  readonly availableConnectionCount: number;
  readonly currentCheckedOutCount: number;
  ensureMinPoolSize(): void;
  clear(): void;
  ready(): void;
}

function poolOf(connection: Connection): Pool {
  const { topology } = connection.getClient() as unknown as PoolsInside;
  const [{ pool }] = [...topology!.s.servers.values()] as unknown as [{ pool: Pool }];
  return pool;
}

let service: Sample;
beforeAll(async () => {
  service = await startSample();
});
afterAll(() => service.close());

it('the pool does not check itself ten times a second, also after a lost and recovered server', async () => {
  const pool = poolOf(service.db);
  const looks = jest.spyOn(pool, 'ensureMinPoolSize');
  await setTimeout(500);
  expect(looks).not.toHaveBeenCalled();
  pool.clear();
  pool.ready();
  expect(looks).toHaveBeenCalledTimes(1);
  await setTimeout(500);
  expect(looks).toHaveBeenCalledTimes(1);
  await service.db.db!.admin().ping();
});

it.each([
  ['has as many connections as', 'minPoolSize=3', (pool: Pool) => pool.availableConnectionCount === 3],
  ['ends connections of no use after', 'maxIdleTimeMS=200', (pool: Pool) => pool.totalConnectionCount === 0],
])('the timer of the pool runs with %s an operator has written', async (_does, written, isThere) => {
  const url = service.config.MONGO_URL!;
  const config = { ...service.config, MONGO_URL: `${url}${url.includes('?') ? '&' : '?'}${written}` };
  const connection = await openConnection({ name: 'identity', config });
  try {
    const [pool, rows] = [poolOf(connection), connection.collection('rows')];
    await rows.drop().catch(() => undefined);
    await connection.db!.createCollection('rows', { capped: true, size: 4_096 });
    await rows.insertOne({});
    await poll(() => isThere(pool));
    await databaseLiveness(connection, config.MONGO_URL).isFresh();
    // The server restarts during calls, whose connections end after them.
    const news = Array.from({ length: 3 }, () =>
      rows.find({}, { tailable: true, awaitData: true, maxAwaitTimeMS: 60_000 }),
    );
    for (const cursor of news) await cursor.next();
    const calls = Promise.all(news.map((cursor) => cursor.next()));
    await poll(() => pool.currentCheckedOutCount === 3);
    pool.clear();
    pool.ready();
    await service.db.collection('rows').insertOne({});
    await calls;
    for (const cursor of news) await cursor.close();
    await poll(() => isThere(pool));
  } finally {
    await connection.close(true);
  }
});
