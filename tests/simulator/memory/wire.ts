import type { Machine } from '../course/machine.js';
import type { MemoryBrokerServer } from './memory-broker-server.js';

/** Milliseconds after which each end notices a lost connection at the latest: two heartbeats. */
const silenceMs = 20_000;

const frailty = 4;

/** One connection between a machine and the broker. Messages arrive in order; a break loses everything in transit. */
export class Wire {
  isWhole = true;
  private arrivesAt = { server: 0, client: 0 };
  private numbers = 0;
  private readonly clientLosses: (() => void)[] = [];
  private readonly serverLosses: (() => void)[] = [];
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(
    private readonly machine: Machine,
    readonly server: MemoryBrokerServer,
    private readonly name: string,
  ) {
    server.connections.add(this);
    machine.onEnd(() => this.cut());
  }

  nextNumber(): number {
    return (this.numbers += 1);
  }

  onClientLoss(lost: () => void): void {
    this.clientLosses.push(lost);
  }

  onServerLoss(lost: () => void): void {
    this.serverLosses.push(lost);
  }

  send(what: string, act: () => void): void {
    const { course } = this.machine;
    course.portCalls += 1;
    course.at(this.delayTo('server'), `${this.name} ${what}`, () => {
      if (!this.isWhole) return;
      if (!this.machine.reaches('broker') || course.draw.happens(frailty * this.machine.unrest)) this.cut();
      else act();
    });
  }

  reply(what: string, act: () => void): void {
    if (!this.isWhole) return;
    const go = () => {
      if (this.isWhole) act();
    };
    this.machine.later(this.delayTo('client'), `${this.name} ${what}`, go);
  }

  ask(what: string, carryOut: () => void): Promise<void> {
    if (!this.isWhole) return Promise.reject(new Error('The connection is closed'));
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      this.send(what, () => {
        let failure: Error | null = null;
        try {
          carryOut();
        } catch (error) {
          failure = error as Error;
        }
        this.reply(`${what}: answer`, () => {
          this.waiting.delete(reject);
          if (failure) reject(failure);
          else resolve();
        });
      });
    });
  }

  cut(): void {
    if (!this.isWhole) return;
    this.end();
    const { course } = this.machine;
    course.happened('lost connections', `${this.name} breaks`);
    const noticed = () => (course.draw.happens(0.7) ? course.draw.between(1, 50) : course.draw.between(50, silenceMs));
    course.at(noticed(), `${this.name} is missed by the broker`, () => this.lose(this.serverLosses));
    this.machine.later(noticed(), `${this.name} is missed`, () => {
      for (const reject of this.waiting) reject(new Error('The connection was lost'));
      this.lose(this.clientLosses);
    });
  }

  close(): void {
    if (!this.isWhole) return;
    this.end();
    this.lose(this.serverLosses);
  }

  private end(): void {
    this.isWhole = false;
    this.server.connections.delete(this);
  }

  private lose(losses: readonly (() => void)[]): void {
    for (const lost of losses) lost();
  }

  private delayTo(end: 'server' | 'client'): number {
    const { course } = this.machine;
    this.arrivesAt[end] = Math.max(this.arrivesAt[end], course.now + course.travelMs());
    return this.arrivesAt[end] - course.now;
  }
}
