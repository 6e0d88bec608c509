import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface BodyFirstProxy {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Stands for nginx: it sends on the whole body before it looks for an answer, and says 502 when that cannot be done. Two of its calls
 * never share a connection.
 */
export async function startBodyFirstProxy(target: string): Promise<BodyFirstProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((request, response) => {
    const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    upstream.on('error', () => undefined).pause();
    request.on('error', () => upstream.destroy());
    passOn(request, response, upstream)
      .catch(() => response.headersSent || response.writeHead(502).end('Bad Gateway'))
      .finally(() => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function passOn(request: IncomingMessage, response: ServerResponse, upstream: Socket): Promise<void> {
  await once(upstream, 'connect');
  const headers = { ...request.headers, 'x-forwarded-for': '203.0.113.7', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  await written(upstream, `${request.method} ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
  for await (const chunk of request) await written(upstream, chunk as Buffer);
  const answer = Buffer.concat(await upstream.toArray()).toString();
  const [, status, head = '', body = ''] = /^HTTP\/1\.1 (\d{3}) ([^]*?)\r\n\r\n([^]*)$/.exec(answer) ?? [];
  if (status === undefined) throw new Error('no answer');
  response.writeHead(Number(status), { 'content-type': /^content-type: (.*)$/im.exec(head)?.[1] ?? '' }).end(body);
}

const written = (socket: Socket, data: string | Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(data, (error) => (error ? reject(error) : resolve()));
  });
