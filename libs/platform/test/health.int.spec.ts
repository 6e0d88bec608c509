import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from 'undici';
import { newId, Readiness } from '../src/index.js';
import { greet } from './sample-endpoints.js';
import { startSample, type Sample } from './start-sample.js';

let service: Sample;
beforeAll(async () => {
  service = await startSample();
});
afterAll(() => service.close());

const get = async (path: string) => {
  const answer = await request(`${service.url}${path}`);
  return { status: answer.statusCode, text: await answer.body.text(), type: answer.headers['content-type'] };
};

it('a running service reports that it lives', async () => {
  expect(await get('/api/health/live')).toMatchObject({ status: 200, text: '{"live":true}' });
});

it('a running service reports ready while all required parts are up, and names each part that is down', async () => {
  const up = await get('/api/health/ready');
  expect({ status: up.status, body: JSON.parse(up.text) as unknown }).toEqual({
    status: 200,
    body: { ready: true, checks: { mongo: 'up', s3: 'up' }, unavailable: [] },
  });
  service.app.get(Readiness).observe('broker', 'telling other services', () => {
    throw new Error('not attached');
  });
  const impaired = await get('/api/health/ready');
  expect({ status: impaired.status, body: JSON.parse(impaired.text) as unknown }).toMatchObject({
    status: 200,
    body: { ready: true, checks: { broker: 'not attached' }, unavailable: ['telling other services'] },
  });
  service.app.get(Readiness).require('ledger', () => {
    throw new Error('not there');
  });
  const down = await get('/api/health/ready');
  expect({ status: down.status, body: JSON.parse(down.text) as unknown }).toMatchObject({
    status: 503,
    body: { ready: false, checks: { ledger: 'not there' } },
  });
});

it('requests are counted by route pattern, never by address', async () => {
  const id = newId();
  await service.call(greet, { params: { id } });
  const { text, type } = await get('/metrics');
  expect(type).toMatch(/^text\/plain/);
  expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/api\/greet\/:id",status="200"\} 1/);
  expect(text).toContain('service="identity"');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain(id);
});
