import { connect, createServer, type Server, type Socket } from 'node:net';

const loopback = '127.0.0.1';

/** One port in front of the replicas of a service: each new connection reaches the next replica that answers. */
export class Balancer {
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private next = 0;
  private readonly resting = new Set<number>();

  constructor(private readonly ports: readonly number[]) {
    this.server = createServer((client) => this.serve(client, this.ports.length));
  }

  /** The replica gets no new connections and keeps its present ones, like a Kubernetes pod that is terminating. */
  rest(port: number): void {
    this.resting.add(port);
  }

  resume(port: number): void {
    this.resting.delete(port);
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, loopback, resolve);
    });
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(client: Socket, left: number): void {
    const ports = this.ports.filter((port) => !this.resting.has(port));
    const target = connect(ports[this.next++ % ports.length]!, loopback);
    let isConnected = false;
    this.follow(client);
    this.follow(target);
    target.once('connect', () => {
      isConnected = true;
      client.pipe(target).pipe(client);
    });
    client.once('close', () => target.destroy());
    target.once('close', () => {
      if (isConnected) client.end();
      else if (left <= 1 || client.destroyed) client.destroy();
      else this.serve(client, left - 1);
    });
  }

  private follow(socket: Socket): void {
    if (this.open.has(socket)) return;
    this.open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.open.delete(socket));
  }
}
