import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PoolsInside } from '../src/mongo/rest-pools.js';
import { startSample, type Sample } from './start-sample.js';

interface Pool {
  ensureMinPoolSize(): void;
  clear(): void;
  ready(): void;
}

describe('the pool of connections to the database', () => {
  let service: Sample;
  beforeAll(async () => {
    service = await startSample();
  });
  afterAll(() => service.close());

  it('does not look at itself ten times a second, also when its server was lost and is back', async () => {
    const { topology } = service.db.getClient() as unknown as PoolsInside;
    const [{ pool }] = [...topology!.s.servers.values()] as unknown as [{ pool: Pool }];
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
});
