import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isUnanswered } from './api-error.js';
import { send } from './transport.js';

let answer: (response: ServerResponse) => unknown;
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((_request, response) => void answer(response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (signal?: AbortSignal) => send({ method: 'GET', url, headers: {}, signal, silenceMs: 300 });

it('a call is given up when the server never answers', async () => {
  answer = () => undefined;
  await expect(get()).rejects.toMatchObject({ code: 'NETWORK.SILENT', status: 0 });
});

it('a call is given up when the answer stops half way', async () => {
  answer = (response) => response.write('[');
  await expect(get()).rejects.toMatchObject({ code: 'NETWORK.SILENT' });
});

it('a call takes as long as it needs while data arrive', async () => {
  answer = async (response) => {
    for (const piece of ['न', 'म', 'स्', 'ते']) {
      response.write(piece);
      await pause(150);
    }
    response.end();
  };
  expect((await get()).text).toBe('नमस्ते');
});

it('a cancelled call ends immediately with an unknown outcome', async () => {
  answer = () => undefined;
  const stopper = new AbortController();
  const call = get(stopper.signal);
  stopper.abort();
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(isUnanswered(error)).toBe(true);
  await expect(get(stopper.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
