import http from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'minio';
import { answeredWithin } from './bucket.js';

/** The server accepts connections and never answers, like a suspended process. */
let still: Server;
const sockets: Socket[] = [];
let client: Client;
beforeAll(async () => {
  still = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => still.listen(0, '127.0.0.1', resolve));
  const { port } = still.address() as AddressInfo;
  const keys = { accessKey: 'key', secretKey: 'secret', region: 'us-east-1', useSSL: false, pathStyle: true };
  client = new Client({ endPoint: '127.0.0.1', port, ...keys, transport: answeredWithin(50, http) });
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  still.close();
});

it.each([
  ['reading', () => client.getObject('deepam', 'a.png')],
  ['removing', () => client.removeObject('deepam', 'a.png')],
  ['looking for the bucket', () => client.bucketExists('deepam')],
])(
  'the client gives up %s when the storage is frozen',
  async (_title, call) => {
    await expect(call()).rejects.toThrow('The object storage did not answer within 50 ms.');
  },
  2_000,
);
