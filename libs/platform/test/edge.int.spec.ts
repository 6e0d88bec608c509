import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBody } from '@deepam/contracts';
import { request } from 'undici';
import { registerRateLimits, registerSecurityHeaders } from '../src/index.js';
import { startSample, type Sample } from './start-sample.js';

describe('a process at the edge', () => {
  let service: Sample;
  beforeAll(async () => {
    service = await startSample(
      {},
      {
        prepare: async (app) => {
          registerSecurityHeaders(app.getHttpAdapter().getInstance(), { https: false });
          await registerRateLimits(app, [
            { name: 'list', max: 3, window: 60_000, appliesTo: (route) => route === '/api/list' },
            {
              name: 'greet',
              max: 2,
              window: 60_000,
              appliesTo: (route) => route === '/api/greet/:id',
              callerOf: ({ headers }) => headers.authorization ?? 'nobody',
            },
          ]);
        },
      },
    );
  });
  afterAll(() => service.close());

  const get = async (path: string, headers = {}) => {
    const answer = await request(`${service.url}/api${path}`, { headers });
    const text = await answer.body.text();
    return { status: answer.statusCode, headers: answer.headers, text };
  };

  it('tells browsers what pages may do, also with errors', async () => {
    for (const path of ['/health/live', '/nowhere']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('refuses more than the limit in the form of every error, and says when to come back', async () => {
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await get('/list')).status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await get('/list');
    expect(refused.status).toBe(429);
    expect(errorBody.strict().parse(JSON.parse(refused.text)).code).toBe('REQUEST.TOO_MANY');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts each limit and each caller apart, and leaves the rest free', async () => {
    const path = '/greet/65f000000000000000000001';
    const seen = [];
    for (const caller of ['a', 'a', 'a', 'b']) seen.push((await get(path, { authorization: caller })).status);
    expect(seen).toEqual([200, 200, 429, 200]);
    for (let count = 0; count < 10; count += 1) expect((await get('/health/live')).status).toBe(200);
  });
});
