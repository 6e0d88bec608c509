import { request as httpRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll, removeCollections, TestTokens, uniquePrefix } from '@deepam/testing';
import { request } from 'undici';
import { newId } from '../src/index.js';
import { startSampleProcess, type SampleProcess } from './sample-process.js';

const prefix = uniquePrefix();

let tokens: TestTokens;
beforeAll(async () => {
  tokens = await TestTokens.start();
});
afterAll(async () => {
  await tokens.close();
  await removeCollections(`${prefix}_identity`);
});

const ended = async (changes: NodeJS.ProcessEnv) => {
  const started = await startSampleProcess(prefix, changes);
  return { code: await started.exit, output: started.output() };
};

it('a wrong configuration is listed completely, with exit code 78', async () => {
  expect(await ended({ MONGO_URL: 'mysql://root:hunter2@db/', FILE_LINK_SECRET: 'short', S3_BUCKET: '' })).toEqual({
    code: 78,
    output:
      'The configuration is not usable:\n' +
      '  - S3_BUCKET is not set; expected a bucket name of lower-case letters, digits and hyphens.\n' +
      '  - FILE_LINK_SECRET has a value that is not usable; expected a random secret of at least 32 characters, the same in every process; others that are accepted behind it, divided by commas.\n' +
      '  - MONGO_URL has a value that is not usable; expected a MongoDB address, such as mongodb://127.0.0.1:27017/?replicaSet=rs0.\n',
  });
});

it('an unreachable database is named in one sentence, with exit code 69', async () => {
  const address = 'mongodb://root:hunter2@127.0.0.1:9/?replicaSet=rs0';
  const { code, output } = await ended({ MONGO_URL: address, SAMPLE: 'consumer', LOG_LEVEL: 'error' });
  expect(code).toBe(69);
  expect(output).toMatch(/^MONGO_URL: 127\.0\.0\.1:9 cannot be reached \(.+\)\.\n$/);
  expect(output).not.toMatch(/hunter2|\n {4}at /);
});

it('a taken port is reported in one sentence with exit code 69', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await ended({ PORT: String(port), LOG_LEVEL: 'fatal' });
  other.close();
  expect({ code, output }).toEqual({
    code: 69,
    output: `PORT: 127.0.0.1:${port} cannot be reached (another program is using it).\n`,
  });
});

it('an uncaught error ends the process with exit code 1 and a log line', async () => {
  const { code, output } = await ended({ SAMPLE: 'stray' });
  expect(code).toBe(1);
  expect(output).toContain('An error that nobody caught');
  expect(output).not.toContain('hunter2');
});

describe('in operation', () => {
  let running: SampleProcess;
  beforeAll(async () => {
    running = await startSampleProcess(prefix, { JWKS_URL: tokens.jwksUrl });
    await running.listening();
  });
  afterAll(async () => {
    running.signal('SIGKILL');
    await running.exit;
  });

  it('a running process logs one line per request, with its correlation id and member, and never a body', async () => {
    const memberId = newId();
    const token = await tokens.memberToken({ memberId });
    const answer = await request(`${running.url}/api/notes?token=query-secret`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-correlation-id': 'corr-in-the-log',
      },
      body: JSON.stringify({ text: 'body-secret', password: 'body-secret' }),
    });
    await answer.body.dump();
    expect(answer.statusCode).toBe(201);
    const line = await poll(() => running.lines().find(({ message }) => message === 'request'));
    expect(line).toMatchObject({
      level: 'info',
      service: 'identity',
      method: 'POST',
      route: '/api/notes',
      status: 201,
      ms: expect.any(Number),
      correlationId: 'corr-in-the-log',
      memberId,
    });
    expect(running.output()).not.toMatch(/body-secret|query-secret/);
    expect(running.output()).not.toContain(token);
  });

  it.each([
    ['/api/whoami/member?token=query-secret', undefined, 'AUTH.REQUIRED'],
    ['/api/whoami/head', 'a member', 'ACCESS.HEAD_ONLY'],
  ])('a running process logs the rejected caller at %s, and the reason', async (path, who, code) => {
    const memberId = newId();
    const correlationId = `refused-${memberId}`;
    const token = who && (await tokens.memberToken({ memberId }));
    const headers = { 'x-correlation-id': correlationId, ...(token && { authorization: `Bearer ${token}` }) };
    await (await request(running.url + path, { headers })).body.dump();
    const line = await poll(() => running.lines().find((one) => one['correlationId'] === correlationId));
    expect(line).toMatchObject({ message: 'request', code });
    expect(line['memberId']).toBe(who && memberId);
    expect(running.output()).not.toContain('query-secret');
  });

  it('a running process finishes the open request on SIGTERM, takes no new one, and ends with 0', async () => {
    const token = await tokens.memberToken({ memberId: newId() });
    const { hostname, port } = new URL(running.url);
    const outgoing = httpRequest({
      hostname,
      port,
      method: 'POST',
      path: '/api/notes',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      outgoing.on('response', (incoming) => {
        incoming.resume();
        incoming.on('end', () => resolve(incoming.statusCode));
      });
      outgoing.on('error', reject);
    });
    outgoing.write('{"text":');
    await new Promise<void>((resolve) => outgoing.once('socket', (socket) => socket.once('connect', () => resolve())));
    const ready = await request(`${running.url}/api/health/ready`);
    await ready.body.dump();
    expect(ready.statusCode).toBe(200);
    running.signal('SIGTERM');
    await poll(() =>
      request(`${running.url}/api/health/live`, { reset: true }).then(
        async ({ body }) => {
          await body.dump();
          return false;
        },
        () => true,
      ),
    );
    outgoing.end('"last one"}');
    expect(await answered).toBe(201);
    expect(await running.exit).toBe(0);
  });
});
