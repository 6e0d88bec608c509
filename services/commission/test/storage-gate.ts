import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class StorageGate {
  isOpen = true;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async before(target: string): Promise<StorageGate> {
    const { hostname, port } = new URL(target);
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (!gate.isOpen) return socket.destroy();
      const onward = connect(Number(port), hostname);
      onward.on('error', () => socket.destroy()).on('close', () => socket.destroy());
      socket.on('close', () => onward.destroy());
      gate.sockets.add(socket);
      return socket.pipe(onward).pipe(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const gate: StorageGate = new StorageGate(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return gate;
  }

  close(): void {
    this.isOpen = false;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  async end(): Promise<void> {
    this.close();
    this.server.close();
    await once(this.server, 'close');
  }
}
