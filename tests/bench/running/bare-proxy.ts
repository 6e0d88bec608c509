import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';

/**
 * A minimal proxy: node:http and undici, streams in both directions, no parsing, checks or logs. A separate process.
 * Argument: the origin behind it. Prints its address.
 */
const pool = new Pool(process.argv[2] ?? '', { connections: 64 });
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const server = createServer((request, response) => {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !ofTheConnection.has(name)));
  const method = request.method ?? 'GET';
  const body = method === 'GET' ? null : request;
  const forwarded = pool.stream({ path: request.url ?? '/', method, headers, body }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name));
    return response.writeHead(answer.statusCode, Object.fromEntries(kept));
  });
  // The client sees that its answer has broken off.
  forwarded.catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
