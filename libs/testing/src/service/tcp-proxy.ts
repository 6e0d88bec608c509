import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * `endAll` ends all connections in good order at the same time, as those of a killed process do. After `muteAll` the
 * connections that exist carry nothing any more; new ones work.
 */
export interface TcpProxy {
  readonly port: number;
  endAll(): void;
  muteAll(): void;
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const open = new Map<Socket, Socket>();
  const carry = (client: Socket) => {
    const upstream = connect(target, '127.0.0.1');
    open.set(client, upstream);
    for (const socket of [client, upstream]) socket.on('error', () => {});
    upstream.on('close', () => client.end());
    client.on('close', () => {
      upstream.destroy();
      open.delete(client);
    });
    client.pipe(upstream).pipe(client);
  };
  let server = await listen(carry, 0);
  const { port } = server.address() as AddressInfo;
  const refuse = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const client of open.keys()) client.destroy();
    await closed;
  };
  return {
    port,
    endAll: () => {
      for (const client of open.keys()) client.end();
    },
    muteAll: () => {
      for (const [client, upstream] of open) {
        client.unpipe(upstream).pause();
        upstream.unpipe(client).pause();
      }
    },
    refuse,
    accept: async () => {
      server = await listen(carry, port);
    },
    close: refuse,
  };
}

function listen(carry: (client: Socket) => void, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(carry);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
