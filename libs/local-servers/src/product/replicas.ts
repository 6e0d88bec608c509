import type { ServiceName } from '@deepam/contracts';
import { freePort } from '../processes/ports.js';
import { Balancer } from './balancer.js';
import { serviceNames, type Ports } from './services.js';

export interface Replica {
  readonly name: ServiceName;
  readonly port: number;
  /** The id appears in the log of the replica. */
  readonly id: string;
}

/** A single process has the port of its service; several have ports of their own behind a balancer. */
export async function placeReplicas(ports: Ports, count: number): Promise<Replica[]> {
  const placed: Replica[] = [];
  for (const name of serviceNames) {
    if (count === 1) placed.push({ name, port: ports[name], id: name });
    else for (let n = 1; n <= count; n += 1) placed.push({ name, port: await freePort(), id: `${name}-${n}` });
  }
  return placed;
}

/** The balancers at the ports of services with several processes. */
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
