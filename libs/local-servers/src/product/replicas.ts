import type { ServiceName } from '@deepam/contracts';
import { freePort } from '../processes/ports.js';
import { serviceNames, type Ports } from './services.js';
import { connect, createServer, type Server, type Socket } from 'node:net';

const loopback = '127.0.0.1';

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

export interface Replica {
  readonly name: ServiceName;
  readonly port: number;
  readonly id: string;
}

export async function placeReplicas(ports: Ports, count: number): Promise<Replica[]> {
  const placed: Replica[] = [];
  for (const name of serviceNames) {
    if (count === 1) placed.push({ name, port: ports[name], id: name });
    else for (let n = 1; n <= count; n += 1) placed.push({ name, port: await freePort(), id: `${name}-${n}` });
  }
  return placed;
}

export class Balancers {
  private readonly all: readonly { readonly name: ServiceName; readonly port: number; readonly balancer: Balancer }[];

  constructor(ports: Ports, replicas: readonly Replica[]) {
    this.all = serviceNames.flatMap((name) => {
      const behind = replicas.filter((replica) => replica.name === name && replica.port !== ports[name]);
      if (behind.length === 0) return [];
      return [{ name, port: ports[name], balancer: new Balancer(behind.map(({ port }) => port)) }];
    });
  }

  /** A replica without others in its place continues to get calls. */
  async withoutCalls<T>({ name, port }: Replica, work: () => Promise<T>): Promise<T> {
    const balancer = this.all.find((one) => one.name === name)?.balancer;
    balancer?.rest(port);
    return work().finally(() => balancer?.resume(port));
  }

  async listen(): Promise<void> {
    await Promise.all(this.all.map(({ balancer, port }) => balancer.listen(port)));
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map(({ balancer }) => balancer.close()));
  }
}
