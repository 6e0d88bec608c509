import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { PublishedKeys } from './identity-keys.js';

let server: Server;
let published: JWK[];
let status: number;
let reads: number;
let keys: PublishedKeys;

const made = async (kid: string): Promise<JWK> => ({
  ...(await exportJWK((await generateKeyPair('ES256')).publicKey)),
  kid,
  alg: 'ES256',
});
const keyOf = (kid: string) => keys.keyOf({ alg: 'ES256', kid });

beforeEach(async () => {
  published = [await made('first')];
  [status, reads] = [200, 0];
  server = createServer((_request, response) => {
    reads += 1;
    response.writeHead(status).end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keys = new PublishedKeys(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/keys?of=identity`);
});

afterEach(async () => {
  await keys.close();
  server.close();
});

it('concurrent callers share one read of the keys', async () => {
  await Promise.all([keyOf('first'), keyOf('first'), keyOf('first')]);
  expect([reads, [...keys.ids!]]).toEqual([1, ['first']]);
});

it('keys are not read for each of a thousand forged ids', async () => {
  await keyOf('first');
  const answers = await Promise.allSettled(Array.from({ length: 1_000 }, (_, index) => keyOf(`forged-${index}`)));
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toEqual([]);
  expect(reads).toBe(1);
});

it('keys stay after an error answer, and change with the next read', async () => {
  await keyOf('first');
  status = 503;
  await expect(keys.read()).rejects.toThrow('answered 503');
  await keyOf('first');
  [status, published] = [200, [await made('second')]];
  await keys.read();
  await keyOf('second');
  await expect(keyOf('first')).rejects.toThrow('no applicable key');
  expect([...keys.ids!]).toEqual(['second']);
});

it('keys stay when the answer is too large', async () => {
  await keyOf('first');
  published = Array.from({ length: 1_000 }, () => published[0]!);
  await expect(keys.read()).rejects.toThrow('exceeded max size');
  await keyOf('first');
});

it('keys stay when the answer is empty', async () => {
  await keyOf('first');
  published = [];
  await expect(keys.read()).rejects.toThrow('names none');
  await keyOf('first');
  expect([...keys.ids!]).toEqual(['first']);
});

it('no token is valid while the keys are unreadable', async () => {
  status = 503;
  await expect(keyOf('first')).rejects.toThrow('answered 503');
  expect(keys.ids).toBeNull();
  status = 200;
  await keyOf('first');
});
