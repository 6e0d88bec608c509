import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError, newId, requestContext, ServiceClient } from '../src/index.js';
import { addNote, asService, greet } from './sample-endpoints.js';
import { startSample, type Sample } from './start-sample.js';

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'success',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );

let service: Sample;
let client: ServiceClient;
beforeAll(async () => {
  service = await startSample();
  client = new ServiceClient(service.url, { tokenFor: () => service.tokens.serviceToken('network') });
});
afterAll(async () => {
  await client.close();
  await service.close();
});

it('a client of another service fills path and query, shows the service token and reads the answer by its schema', async () => {
  const id = newId();
  await expect(client.call(greet, { params: { id }, query: { times: 2 } })).resolves.toEqual({ id, times: 2 });
  await expect(client.call(asService)).resolves.toEqual({ memberId: 'network', isHead: false });
});

it('a client of another service forwards the token of a member, with a body and a key', async () => {
  const token = await service.tokens.memberToken({ memberId: newId() });
  const send = () => client.call(addNote, { body: { text: 'hello' }, token, idempotencyKey: 'key-1' });
  expect(await send()).toEqual(await send());
});

it('a client of another service throws the rejection of the service as its own, with details', async () => {
  const token = await service.tokens.memberToken({ memberId: newId() });
  const refused = client.call(addNote, { body: { text: 'x', mood: 'refused' }, token });
  await expect(refused).rejects.toMatchObject({ code: 'COTTON.WRONG_STATUS', details: { status: 'Delivered' } });
  expect(await codeOf(client.call(addNote, { body: { text: 'x' } }))).toBe('AUTH.TOKEN_INVALID');
});

describe('with an older replica', () => {
  let replicas: Server;
  let asked: string[] = [];
  let newest = 0;
  const unknown = JSON.stringify({ error: 'No.', code: 'REQUEST.NOT_FOUND', requestId: 'r' });
  const known = JSON.stringify({ id: newId(), times: 2 });
  beforeAll(async () => {
    // A balancer behaves like this: all calls of a connection reach the same replica.
    const names = new WeakMap<object, string>();
    replicas = createServer(({ socket }, response) => {
      const name = names.get(socket)!;
      asked.push(name);
      response.statusCode = name === 'older' ? 404 : 200;
      response.end(name === 'older' ? unknown : known);
    });
    let connections = 0;
    replicas.on('connection', (socket) => names.set(socket, ++connections < newest ? 'older' : 'newer'));
    await new Promise<void>((resolve) => replicas.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    replicas.closeAllConnections();
    replicas.close();
  });
  const call = async (): Promise<string> => {
    const { port } = replicas.address() as AddressInfo;
    const updating = new ServiceClient(`http://127.0.0.1:${port}`);
    asked = [];
    const code = await codeOf(updating.call(greet, { params: { id: newId() }, query: { times: 2 } }));
    await updating.close();
    return code;
  };

  it('a client of another service asks the other replicas for a call that an older one does not know', async () => {
    newest = 3;
    expect([await call(), asked]).toEqual(['success', ['older', 'older', 'newer']]);
  });

  it('the service is unavailable while all replicas are older', async () => {
    newest = 1_000;
    expect([await call(), asked.length]).toEqual(['SERVER.UNAVAILABLE', 6]);
  });
});

describe('with a process that ends when a kept connection is used again', () => {
  let ending: Server;
  let calls: string[] = [];
  beforeAll(async () => {
    ending = createServer(({ method, socket }, response) => {
      const isUsed = used.has(socket);
      used.add(socket);
      calls.push(`${method} on ${isUsed ? 'a kept' : 'a new'} connection`);
      if (isUsed) socket.destroy();
      else response.end(JSON.stringify(method === 'GET' ? { id: newId(), times: 2 } : { id: newId(), text: 'x' }));
    });
    await new Promise<void>((resolve) => ending.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    ending.closeAllConnections();
    ending.close();
  });
  const used = new WeakSet<object>();
  const sixTimes = async (ask: (of: ServiceClient) => Promise<unknown>): Promise<string[]> => {
    const { port } = ending.address() as AddressInfo;
    const caller = new ServiceClient(`http://127.0.0.1:${port}`);
    calls = [];
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await codeOf(ask(caller)));
    await caller.close();
    expect(answers).toEqual(Array.from({ length: 6 }, () => 'success'));
    return calls;
  };

  it('a read is repeated on a connection of its own', async () => {
    const seen = await sixTimes((caller) => caller.call(greet, { params: { id: newId() } }));
    expect(seen).toContain('GET on a kept connection');
    expect(seen.filter((call) => call === 'GET on a new connection')).toHaveLength(6);
  });

  it('a client of another service sends a change once, on a connection that is not reused', async () => {
    expect(await sixTimes((caller) => caller.call(addNote, { body: { text: 'x' } }))).toEqual(
      Array.from({ length: 6 }, () => 'POST on a new connection'),
    );
  });
});

describe('with an unhealthy service', () => {
  let server: Server;
  let url: string;
  const seen: Record<string, string | string[] | undefined>[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request.headers);
      if (request.url?.includes('times=1')) response.statusCode = 502;
      if (request.url?.includes('times=3')) return;
      response.end('<html>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const params = { id: newId() };

  it('the service is unavailable: gone, silent, or a proxy answers for it', async () => {
    const gone = new ServiceClient('http://127.0.0.1:9');
    expect(await codeOf(gone.call(greet, { params }))).toBe('SERVER.UNAVAILABLE');
    const impatient = new ServiceClient(url, { timeout: 200 });
    expect(await codeOf(impatient.call(greet, { params, query: { times: 3 } }))).toBe('SERVER.UNAVAILABLE');
    expect(await codeOf(impatient.call(greet, { params, query: { times: 1 } }))).toBe('SERVER.UNAVAILABLE');
    await Promise.all([gone.close(), impatient.close()]);
  });

  it('a client of an unhealthy service lets a thousand calls wait for a connection, and rejects the next one at once', async () => {
    const busy = new ServiceClient(url, { timeout: 100 });
    const greetBusy = () => codeOf(busy.call(greet, { params, query: { times: 3 } }));
    const waiting = Array.from({ length: 64 + 1_000 }, greetBusy);
    const next = greetBusy();
    const first = [...waiting.map((call) => call.then(() => 'one that waits')), next.then(() => 'the next')];
    expect(await Promise.race(first)).toBe('the next');
    expect(await next).toBe('SERVER.UNAVAILABLE');
    await Promise.all(waiting);
    expect(await codeOf(busy.call(greet, { params, query: { times: 2 } }))).toBe('SERVER.FAULT');
    await busy.close();
  });

  it('a client of another service reports an answer of another shape as a fault, and forwards the correlation id and the address', async () => {
    const other = new ServiceClient(url);
    const context = { correlationId: 'corr-5678', causationId: null, address: '203.0.113.7' };
    const call = requestContext.run(context, () => codeOf(other.call(greet, { params, query: { times: 2 } })));
    expect(await call).toBe('SERVER.FAULT');
    expect(seen.at(-1)).toMatchObject({ 'x-correlation-id': 'corr-5678', 'x-forwarded-for': '203.0.113.7' });
    await other.close();
  });
});
